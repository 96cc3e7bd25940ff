// Passkeys as the browser makes and uses them. The library for it is loaded when somebody taps the
// button, not before.

import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { failureOf, obstacleIn, type Obstacle } from './obstacles.ts';

/** Undefined where passkeys can be used. */
export const passkeyObstacle = (): Obstacle | undefined =>
  obstacleIn({
    isSecure: isSecureContext,
    host: location.hostname,
    hasPasskeys: 'PublicKeyCredential' in globalThis,
  });

export async function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    return await startRegistration({ optionsJSON });
  } catch (error) {
    throw failureOf(error);
  }
}

export async function usePasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    return await startAuthentication({ optionsJSON });
  } catch (error) {
    throw failureOf(error);
  }
}

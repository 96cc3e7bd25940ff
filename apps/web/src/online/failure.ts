// Whatever went wrong, as a failure that has a sentence.

import { ApiFailure } from './api.ts';

export const failureOf = (error: unknown): ApiFailure =>
  error instanceof ApiFailure ? error : new ApiFailure('broken');

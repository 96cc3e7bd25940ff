// What stands in the place of a part that did not arrive; the site says, for every table on it.

import { createContext, type Component } from 'svelte';

export const [missingPart, keepMissingPart] =
  createContext<Component<{ close?: (() => void) | undefined }>>();

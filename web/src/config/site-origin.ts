import { env } from './env.ts'

/** Where the site is, for addresses that leave this window: the configured place, else the one in use. */
export const siteOrigin = (): string =>
  env.siteUrl === undefined ? window.location.origin : new URL(env.siteUrl).origin

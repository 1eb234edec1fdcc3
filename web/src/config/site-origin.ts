import { env } from './env.ts'

/** The site's address for links that are shared: the configured one, else the current one. */
export const siteOrigin = (): string =>
  env.siteUrl === undefined ? window.location.origin : new URL(env.siteUrl).origin

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { adminPaths } from '../src/config/admin-paths.ts'
import { paths } from '../src/config/paths.ts'

/** The pages of the legal texts are files; any other name below /legal leads nowhere. */
const patterns = [...Object.values(paths), ...Object.values(adminPaths)]
  .map(({ pattern }) => pattern)
  .filter((pattern) => pattern !== paths.legal.pattern)

/** Each address of the app once: "/app/productorders/:orderId?" is two. */
export const appAddresses: readonly string[] = [
  ...new Set(
    patterns.flatMap((pattern) => {
      const [whole, required] = /^(.*)\/:[^/]+\?$/.exec(pattern) ?? []
      return whole === undefined || required === undefined
        ? [pattern]
        : [required, whole.slice(0, -1)]
    }),
  ),
]

const matchers = appAddresses.map(
  (pattern) => new RegExp(`^${pattern.replaceAll(/:[^/]+/g, '[^/]+')}/?$`),
)

/** Whether the app has a page at this address: everything else that is no file is answered with status 404. */
export function isAppAddress(url: string): boolean {
  const [path = ''] = url.split(/[?#]/)
  return matchers.some((matcher) => matcher.test(path))
}

/** The rules in the form that Netlify and Cloudflare Pages read; files of the build come before them. */
export const redirects = (): string =>
  [
    '# Addresses of the app, from web/src/config/paths.ts; a file of the build comes first (docs/deploy.md).',
    ...appAddresses
      .filter((address) => address !== '/')
      .map((address) => `${address} /200.html 200`),
    '/* /404.html 404',
    '',
  ].join('\n')

/** Writes the rules beside the files of a build, for hosts that read them. */
export function hostRules(): Plugin {
  return {
    name: 'host-rules',
    apply: 'build',
    writeBundle: ({ dir }) => {
      if (dir !== undefined) writeFileSync(join(dir, '_redirects'), redirects())
    },
  }
}

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

const { pattern: productPattern } = paths.product

/**
 * What functions answer. Supabase turns HTML on its own domain into text/plain, which a browser would show as source
 * text, and these hosts cannot set the type: there the app draws the page of a resource.
 */
function forwards(functions: string): string[] {
  const answersPages = !new URL(functions).hostname.endsWith('.supabase.co')
  return [
    `/sitemap.xml ${functions}/functions/v1/sitemap 200`,
    ...(answersPages
      ? [`${productPattern} ${functions}/functions/v1/product-page?id=:productId 200`]
      : []),
  ]
}

/**
 * The rules in the form that Netlify reads; files of the build come before them. The first rule that fits an address is
 * the one that holds: what functions answer is named before the app, and the rest is last.
 * @param functions the origin of the project's functions
 */
export const redirects = (functions: string): string =>
  [
    '# Answered by functions, then addresses of the app, from web/src/config/paths.ts (docs/deploy.md).',
    ...forwards(functions),
    ...appAddresses
      .filter((address) => address !== '/')
      .map((address) => `${address} /200.html 200`),
    '/* /404.html 404',
    '',
  ].join('\n')

/**
 * Writes the rules beside the files of a build, for hosts that read them.
 * @param functions the origin of the project's functions
 */
export function hostRules(functions: string): Plugin {
  return {
    name: 'host-rules',
    apply: 'build',
    writeBundle: ({ dir }) => {
      if (dir !== undefined) writeFileSync(join(dir, '_redirects'), redirects(functions))
    },
  }
}

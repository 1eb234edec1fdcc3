import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../')

const isOffice = (file: string) => /^src\/app\/(?:layouts|routes)\/admin\//.test(file)
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)

/** The features that a file takes its parts from. */
const featuresIn = (file: string) =>
  [
    ...readFileSync(`${root}${file}`, 'utf8').matchAll(/['"](?:@\/|[./]+\/)features\/([a-z-]+)\//g),
  ].map(([, feature = '']) => feature)

/** The features that pages of the back-office show and no other page does. Features do not import each other. */
export function officeFeatures(): string[] {
  const files = globSync('src/app/**/*.{ts,tsx}', { cwd: root }).filter((file) => !isTest(file))
  const shown = new Set(files.filter(isOffice).flatMap(featuresIn))
  const others = new Set(files.filter((file) => !isOffice(file)).flatMap(featuresIn))
  return [...shown].filter((feature) => !others.has(feature)).sort()
}

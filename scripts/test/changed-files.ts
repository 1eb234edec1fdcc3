import { execFileSync } from 'node:child_process'
import { repositoryRoot } from './reports.ts'

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')
}

/** Files that differ from where this branch left `ref`, committed or not, also those that are gone or new. */
export function changedSince(ref: string): string[] {
  const [base = ref] = git('merge-base', ref, 'HEAD')
  const known = git('diff', '--name-only', '--no-renames', base)
  return [...new Set([...known, ...git('ls-files', '--others', '--exclude-standard')])].sort()
}

/** Tests that read files of the repository as text, which no import shows. There are some twenty, and they are quick. */
export const readingTests = (): string[] =>
  git('grep', '-lE', 'readFile|readdirSync|import\\.meta\\.glob', '--', '*.test.ts', '*.test.tsx')

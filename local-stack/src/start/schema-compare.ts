import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { compareEntries } from '../catalogue/compare-entries.ts'
import { readBoth } from '../catalogue/migrated-databases.ts'
import { repositoryRoot } from './repository-root.ts'

/**
 * `npm run schema:compare [before] [after]`: what two sets of migrations make different. Each is a folder or a git
 * revision; without them the last commit is compared with the working tree. Ends with 1 when anything differs.
 */
const [before = 'HEAD', after = join(repositoryRoot, 'supabase/migrations')] = process.argv.slice(2)

/** The folder itself, or the migrations of a git revision written into a new folder. */
function folderOf(given: string, scratch: string): string {
  if (existsSync(resolve(given))) return resolve(given)
  const archive = execFileSync('git', ['archive', given, 'supabase/migrations'], {
    cwd: repositoryRoot,
    maxBuffer: 2 ** 28,
  })
  execFileSync('tar', ['-x', '-C', scratch], { input: archive })
  return join(scratch, 'supabase/migrations')
}

const scratch = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'kryt-compare-')))
try {
  const [was, is] = await readBoth(
    folderOf(before, scratch[0] ?? ''),
    folderOf(after, scratch[1] ?? ''),
  )
  const differences = compareEntries(was, is)
  for (const difference of differences) console.log(`${difference}\n`)
  const count =
    differences.length === 0 ? 'nothing differs' : `${String(differences.length)} differ`
  console.log(`${String(was.length)} entries before, ${String(is.length)} after: ${count}`)
  process.exitCode = differences.length === 0 ? 0 : 1
} finally {
  for (const folder of scratch) rmSync(folder, { recursive: true, force: true })
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { startTestDatabase } from '../../testing/database.ts'
import { supabaseCli } from '../postgres/supabase-cli.ts'
import { repositoryRoot } from './repository-root.ts'

const findings = z.array(
  z.looseObject({
    name: z.string(),
    level: z.string(),
    detail: z.string(),
    metadata: z.looseObject({ schema: z.string().optional(), name: z.string().optional() }),
  }),
)

/**
 * `npm run advisors`: runs Supabase's own security and performance advisors on the migrations. It fails on errors, and
 * on warnings that docs/advisors.md does not explain.
 */
const database = await startTestDatabase()
try {
  const url = `--remote=${database.urlFor('postgres')}`
  const level = ['--level', 'warn', '--fail-on', 'error']
  const output = await supabaseCli(repositoryRoot, ['db', 'advisors', url, ...level])
  console.log(output)
  const list = /\[[\s\S]*\]/.exec(output)?.[0] ?? '[]'
  const page = readFileSync(join(repositoryRoot, 'docs/advisors.md'), 'utf8').split('\n')
  for (const { name, detail, metadata } of findings.parse(JSON.parse(list))) {
    const about = `${metadata.schema ?? ''}.${metadata.name ?? ''}`
    if (page.some((line) => line.includes(`\`${name}\``) && line.includes(`\`${about}\``))) continue
    console.error(`docs/advisors.md does not explain ${name} of ${about}: ${detail}`)
    process.exitCode = 1
  }
} finally {
  await database.stop()
}

import { startTestDatabase } from '../../testing/database.ts'
import { supabaseCli } from '../postgres/supabase-cli.ts'
import { repositoryRoot } from './repository-root.ts'

/** `npm run advisors`: what Supabase's own security and performance advisors say of the migrations; errors fail. */
const database = await startTestDatabase()
try {
  const url = `--remote=${database.urlFor('postgres')}`
  console.log(
    await supabaseCli(repositoryRoot, [
      'db',
      'advisors',
      url,
      '--level',
      'warn',
      '--fail-on',
      'error',
    ]),
  )
} finally {
  await database.stop()
}

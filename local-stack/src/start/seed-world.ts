import { createClient } from '@supabase/supabase-js'
import { DEVELOPMENT_PASSWORD, PERSONAS } from '@kryt/seed/personas.ts'
import { DEFAULT_FILES_DIR, renderAll } from '@kryt/seed/render.ts'
import { uploadAll } from '@kryt/seed/upload.ts'
import type { StackConfig } from '../config.ts'
import { StackError } from '../errors/stack-error.ts'
import { seed } from '../postgres/migrate.ts'
import type { Stack } from '../stack.ts'

/**
 * Fills a new database with the seed: people through Auth's administration API, rows from seed.sql, files through
 * Storage. Each step can be repeated, so the next start completes an interrupted one.
 */
export async function seedWorld(
  config: StackConfig,
  stack: Stack,
  progress: (line: string) => void,
): Promise<void> {
  progress('creating the people')
  await createPersonas(config, stack)
  progress('loading seed.sql')
  await seed(config, stack.databaseUrl)
  progress('typesetting worksheets, covers and previews')
  await renderAll()
  progress('uploading files')
  await uploadAll({
    supabaseUrl: stack.apiUrl,
    secretKey: config.keys.secret,
    filesDir: DEFAULT_FILES_DIR,
  })
}

async function createPersonas(config: StackConfig, stack: Stack): Promise<void> {
  const { auth } = createClient(stack.apiUrl, config.keys.secret, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  for (const persona of Object.values(PERSONAS)) {
    const { error } = await auth.admin.createUser({
      id: persona.id,
      email: persona.email,
      phone: persona.phone,
      password: DEVELOPMENT_PASSWORD,
      email_confirm: true,
    })
    if (error !== null && error.code !== 'email_exists') {
      throw new StackError(`${persona.email} could not be created: ${error.message}`)
    }
  }
}

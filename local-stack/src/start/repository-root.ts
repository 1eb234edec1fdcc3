import { fileURLToPath } from 'node:url'

/** The folder that holds package.json, supabase/ and web/. */
export const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url))

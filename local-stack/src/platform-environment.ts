import type { ProjectKeys } from './keys.ts'

/** The variables that Supabase sets for edge functions. */
export function platformEnvironment(project: {
  apiUrl: string
  databaseUrl: string
  keys: ProjectKeys
}): Record<string, string> {
  const { keys } = project
  return {
    SUPABASE_URL: project.apiUrl,
    SUPABASE_ANON_KEY: keys.anon,
    SUPABASE_SERVICE_ROLE_KEY: keys.serviceRole,
    SUPABASE_DB_URL: project.databaseUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishable }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secret }),
    // Tokens are signed with a shared secret, so there are no public keys to publish.
    SUPABASE_JWKS: JSON.stringify({ keys: [] }),
  }
}

import type { TestProject } from 'vitest/node'
import { startTestStack } from './stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the project under test answers, and its keys. */
    supabase: {
      url: string
      publishableKey: string
      secretKey: string
      anonKey: string
      mailUrl: string | null
    }
  }
}

/**
 * Vitest global setup of the contract tests: a throw-away stack, or the hosted project that the environment names
 * (SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, SUPABASE_ANON_KEY).
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const env = process.env
  const url = env['SUPABASE_URL']
  const publishableKey = env['SUPABASE_PUBLISHABLE_KEY']
  const secretKey = env['SUPABASE_SECRET_KEY']
  if (url !== undefined && publishableKey !== undefined && secretKey !== undefined) {
    const anonKey = env['SUPABASE_ANON_KEY'] ?? publishableKey
    project.provide('supabase', { url, publishableKey, secretKey, anonKey, mailUrl: null })
    return () => Promise.resolve()
  }
  const stack = await startTestStack()
  const { keys } = stack.config
  project.provide('supabase', {
    url: stack.apiUrl,
    publishableKey: keys.publishable,
    secretKey: keys.secret,
    anonKey: keys.anon,
    mailUrl: stack.mailUrl,
  })
  return () => stack.stop()
}

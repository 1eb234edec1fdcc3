import { describe, expect, it } from 'vitest'
import { projectKey } from './environment.ts'

describe('project key', () => {
  const key = (variables: Record<string, string>) => projectKey((name) => variables[name], 'secret')

  it('is the new named key, else the legacy key', () => {
    const legacy = { SUPABASE_SERVICE_ROLE_KEY: 'legacy' }
    expect(key(legacy)).toBe('legacy')
    expect(key({ ...legacy, SUPABASE_SECRET_KEYS: '{"default":"named"}' })).toBe('named')
    expect(() => key({})).toThrow('SUPABASE_SERVICE_ROLE_KEY')
  })
})

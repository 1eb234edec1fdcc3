import { DEVELOPMENT_PASSWORD, PERSONAS } from '@kryt/seed/personas.ts'
import { signIn } from './api.ts'
import { windowToken } from './window-token.ts'

/**
 * Runs before the first test, so that two workers do not take over the account of one persona from each
 * other.
 */
async function claimPersonas(): Promise<void> {
  for (const { email } of Object.values(PERSONAS)) {
    await windowToken(await signIn(email, DEVELOPMENT_PASSWORD))
  }
}

// eslint-disable-next-line import-x/no-default-export -- how Playwright finds it
export default claimPersonas

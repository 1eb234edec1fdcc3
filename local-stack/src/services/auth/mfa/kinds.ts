import type { AuthDeps } from '../auth-deps.ts'
import { refuse } from '../refusals.ts'
import type { Factor } from '../users/user.ts'

/** @throws AuthError when the project does not accept codes of this kind */
export function requireVerifiable({ settings: { mfa } }: AuthDeps, factor: Factor): void {
  if (factor.factor_type === 'phone') {
    if (!mfa.phone.verify_enabled) throw refuse.phoneVerifyDisabled()
  } else if (!mfa.totp.verify_enabled) throw refuse.totpVerifyDisabled()
}

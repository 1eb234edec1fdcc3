import { randomUUID } from 'node:crypto'
import type { Handler } from 'hono'
import { z } from 'zod'
import { audit } from '../../audit.ts'
import type { AuthDeps, AuthEnv } from '../../auth-deps.ts'
import { optionalText, readBody } from '../../http/read-body.ts'
import { forgetUnprovenPhone } from '../../mfa/phone.ts'
import { createTotp } from '../../mfa/totp.ts'
import { refuse } from '../../refusals.ts'
import { isAal2 } from '../../sessions/session-store.ts'
import { fixedLimits } from '../../settings.ts'
import { deleteExpiredFactors, insertFactor } from '../../sql/factors.sql.ts'
import { inTransaction } from '../../transaction.ts'
import { reloadUser } from '../../users/user-store.ts'
import { validPhone } from '../../users/addresses.ts'
import { hasVerifiedFactor, type User } from '../../users/user.ts'

const bodySchema = z.object({
  factor_type: optionalText,
  friendly_name: optionalText,
  issuer: optionalText,
  phone: optionalText,
})

/** `POST /factors`: starts adding a second factor, which takes effect when a code of it is verified. */
export function enroll(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const body = await readBody(context, bodySchema)
    checkType(deps, body.factor_type)
    await deps.pool.query(deleteExpiredFactors, [fixedLimits.unverifiedFactorSeconds])
    const phone = body.factor_type === 'phone' ? phoneOf(body.phone) : null
    if (phone !== null) await forgetUnprovenPhone(deps.pool, context.var.user, phone)
    const user = await reloadUser(deps.pool, context.var.user.id)
    checkRoom(deps, user, body.friendly_name)
    if (hasVerifiedFactor(user) && !isAal2(context.var.session)) throw refuse.enrollNeedsAal2()

    const id = randomUUID()
    const add = async (secret: string | null) =>
      inTransaction(deps.pool, async (client) => {
        const columns = [id, user.id, body.friendly_name, body.factor_type, secret, phone]
        await client.query(insertFactor, columns)
        await audit(client, user, 'factor_in_progress', { factor_id: id })
      })
    const named = { id, type: body.factor_type, friendly_name: body.friendly_name }
    if (phone !== null) {
      await add(null)
      return context.json({ ...named, phone: body.phone })
    }
    const issuer = body.issuer === '' ? new URL(deps.settings.site_url).host : body.issuer
    const totp = await createTotp(issuer, user.email ?? user.phone ?? user.id)
    await add(totp.secret)
    return context.json({
      ...named,
      totp: { qr_code: totp.qrCode, secret: totp.secret, uri: totp.uri },
    })
  }
}

function phoneOf(phone: string): string {
  if (phone === '') throw refuse.validation('Phone number required to enroll Phone factor')
  return validPhone(phone)
}

function checkType({ settings }: AuthDeps, type: string): void {
  if (type === 'phone' && settings.mfa.phone.enroll_enabled) return
  if (type === 'phone') throw refuse.phoneEnrollDisabled()
  if (type === 'webauthn') throw refuse.webauthnEnrollDisabled()
  if (type !== 'totp') {
    throw refuse.validation('factor_type needs to be totp, phone, or webauthn')
  }
  if (!settings.mfa.totp.enroll_enabled) throw refuse.totpEnrollDisabled()
}

function checkRoom({ settings }: AuthDeps, user: User, name: string): void {
  if (user.factors.some((factor) => (factor.friendly_name ?? '') === name)) {
    throw refuse.factorNameTaken(name)
  }
  if (user.factors.length >= settings.mfa.max_enrolled_factors) throw refuse.tooManyFactors()
}

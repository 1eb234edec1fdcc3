import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { GatewayEnv } from '../../gateway/context.ts'
import { AuthError, renderAuthError } from './errors.ts'
import { checkPassword, type PasswordPolicy } from './passwords.ts'

const bodySchema = z.object({ password: z.string().min(1) })

/**
 * The project's password policy in front of sign-up and change of password. `@supabase/lite` knows fewer symbols than
 * Supabase does, so its own check would refuse passwords that the hosted project takes.
 */
export function enforcePolicy(policy: PasswordPolicy): MiddlewareHandler<GatewayEnv> {
  return async (context, next) => {
    const body = bodySchema.safeParse(
      await context.req.raw
        .clone()
        .json()
        .catch(() => null),
    )
    if (!body.success) return next()
    try {
      checkPassword(body.data.password, policy)
    } catch (error) {
      if (error instanceof AuthError) return renderAuthError(error, context)
      throw error
    }
    return next()
  }
}

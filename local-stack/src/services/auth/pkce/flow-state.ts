import { createHash, randomUUID } from 'node:crypto'
import { refuse } from '../refusals.ts'
import {
  deleteFlowState,
  flowStateByCode,
  insertFlowState,
  issueCodeOfUser,
} from '../sql/flow-state.sql.ts'
import { fixedLimits } from '../settings.ts'
import type { Queryable } from '../transaction.ts'

export interface Challenge {
  code_challenge: string
  code_challenge_method: string
}

export interface FlowState {
  id: string
  user_id: string | null
  auth_code: string
  code_challenge: string
  code_challenge_method: 's256' | 'plain'
  authentication_method: string
  provider_type: string
  created_at: Date
  auth_code_issued_at: Date | null
}

/** RFC 7636 section 4.2. @throws AuthError validation_failed */
export function checkChallenge({
  code_challenge: challenge,
  code_challenge_method: method,
}: Challenge): void {
  if ((challenge === '') !== (method === '')) {
    throw refuse.validation('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (challenge === '') return
  if (challenge.length < 43 || challenge.length > 128) {
    throw refuse.validation('code challenge has to be between 43 and 128 characters')
  }
  if (!/^[a-zA-Z._~0-9-]+$/.test(challenge)) {
    throw refuse.validation(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    )
  }
  if (!['s256', 'plain'].includes(method.toLowerCase())) {
    throw refuse.unexpected(`unsupported code_challenge method "${method}"`)
  }
}

/** Remembers the browser's challenge until the link of the mail is opened. Does nothing in the implicit flow. */
export async function rememberChallenge(
  client: Queryable,
  challenge: Challenge,
  input: { userId: string; provider: string; method: string },
): Promise<void> {
  if (challenge.code_challenge === '') return
  await client.query(insertFlowState, [
    randomUUID(),
    input.userId,
    randomUUID(),
    challenge.code_challenge_method.toLowerCase(),
    challenge.code_challenge,
    input.provider,
    input.method,
  ])
}

/** The code for the link's redirect. @throws AuthError flow_state_not_found */
export async function issueAuthCode(
  client: Queryable,
  userId: string,
  method: string,
): Promise<string> {
  const found = await client.query<{ auth_code: string }>(issueCodeOfUser, [userId, method])
  const code = found.rows[0]?.auth_code
  if (code === undefined) throw refuse.noFlowState()
  return code
}

export async function findFlowState(client: Queryable, code: string): Promise<FlowState | null> {
  const found = await client.query<FlowState>(flowStateByCode, [code])
  return found.rows[0] ?? null
}

/** Takes the code, so that it can be redeemed only once. */
export async function takeFlowState(client: Queryable, id: string): Promise<boolean> {
  const taken = await client.query(deleteFlowState, [id])
  return taken.rowCount === 1
}

export function isFlowStateExpired(state: FlowState): boolean {
  const start = state.auth_code_issued_at ?? state.created_at
  return start.getTime() + fixedLimits.flowStateSeconds * 1_000 < Date.now()
}

/** @throws AuthError bad_code_verifier */
export function checkVerifier(state: FlowState, verifier: string): void {
  const derived =
    state.code_challenge_method === 's256'
      ? createHash('sha256').update(verifier).digest('base64url')
      : verifier
  if (derived !== state.code_challenge) {
    throw refuse.codeVerifier('code challenge does not match previously saved code verifier')
  }
}

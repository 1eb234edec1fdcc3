import type pg from 'pg'
import { insertIdentity, mergeIdentity } from '../sql/identities.sql.ts'
import type { Json, User } from './user.ts'

/** The identity that GoTrue stores for its own providers, email and phone. */
export const ownClaims = (claims: { sub: string; email?: string; phone?: string }): Json => ({
  sub: claims.sub,
  ...(claims.email === undefined ? {} : { email: claims.email }),
  ...(claims.phone === undefined ? {} : { phone: claims.phone }),
  email_verified: false,
  phone_verified: false,
})

export async function createIdentity(
  client: pg.PoolClient,
  userId: string,
  provider: 'email' | 'phone',
  data: Json,
): Promise<void> {
  await client.query(insertIdentity, [userId, provider, JSON.stringify(data)])
}

/** Sets the address or number of the identity, which it creates if there is none of this kind. */
export async function putIdentity(
  client: pg.PoolClient,
  user: User,
  provider: 'email' | 'phone',
  value: string,
  verified: boolean,
): Promise<void> {
  const change = { [provider]: value, [`${provider}_verified`]: verified }
  if (user.identities.some((identity) => identity.provider === provider)) {
    await client.query(mergeIdentity, [user.id, provider, JSON.stringify(change)])
    return
  }
  const data = { ...ownClaims({ sub: user.id }), ...change }
  await createIdentity(client, user.id, provider, data)
}

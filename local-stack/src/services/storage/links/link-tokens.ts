import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { storageErrors } from '../errors/storage-errors.ts'

const linkSchema = z.object({ url: z.string(), exp: z.number() })
/** Only tokens for uploads contain `upsert`, so the two kinds cannot be exchanged. */
const downloadSchema = linkSchema.extend({ upsert: z.undefined().optional() })
const uploadSchema = linkSchema.extend({ owner: z.string().optional(), upsert: z.boolean() })

export type DownloadLink = z.infer<typeof downloadSchema>
export type UploadLink = z.infer<typeof uploadSchema>

/**
 * Signed links: a token for `bucket/key`, signed with the project's secret. A link can be revoked before it expires
 * only by changing the secret.
 */
export interface LinkTokens {
  sign(payload: { url: string; owner?: string; upsert?: boolean }, seconds: number): Promise<string>
  /** @throws StorageError InvalidJWT for a forged or expired token, InvalidSignature for one made for another object */
  verifyDownload(token: string, url: string): Promise<DownloadLink>
  verifyUpload(token: string, url: string): Promise<UploadLink>
}

export function createLinkTokens(jwtSecret: string): LinkTokens {
  const secret = new TextEncoder().encode(jwtSecret)
  const verify = async <T extends { url: string }>(
    schema: z.ZodType<T>,
    token: string,
    url: string,
  ): Promise<T> => {
    const payload = await jwtVerify(token, secret, { algorithms: ['HS256'] }).catch(
      (error: unknown) => {
        if (error instanceof errors.JOSEError) throw storageErrors.invalidToken(error.message)
        throw error
      },
    )
    const link = schema.safeParse(payload.payload)
    // Other tokens of the project, such as access tokens, open nothing.
    if (!link.success || link.data.url !== url) throw storageErrors.invalidSignature()
    return link.data
  }
  return {
    sign: (payload, seconds) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(secret),
    verifyDownload: (token, url) => verify(downloadSchema, token, url),
    verifyUpload: (token, url) => verify(uploadSchema, token, url),
  }
}

import { z } from 'zod/mini'
import { readNow, type WritingClient } from '@/graphql/write.ts'
import { AppError } from '@/lib/errors.ts'
import { signFiles } from '@/lib/stored-files.ts'
import { digestOf } from './digest.ts'
import { ContentFileSentDocument } from './product-files.generated.ts'

const shape = z.object({ sha256: z.string(), bytes: z.number() })

/**
 * Reads a stored file and compares it with what was sent.
 * @returns whether anything is known of what was sent
 * @throws AppError content_file_not_whole, not_found_or_forbidden, server_unreachable
 */
export async function checkFile(client: WritingClient, fileKey: string): Promise<boolean> {
  const data = await readNow(client, ContentFileSentDocument, { fileKey })
  const sent = data?.contentFileSent
  if (typeof sent !== 'string') return false
  const address = (await signFiles('content', [fileKey])).get(fileKey)
  if (address === undefined) throw new AppError('not_found_or_forbidden')
  // What is stored, and not what the browser kept of it.
  const response = await fetch(address, { cache: 'no-store' }).catch((cause: unknown) => {
    throw new AppError('server_unreachable', { cause })
  })
  if (!response.ok || response.body === null) throw new AppError('not_found_or_forbidden')
  const stored = await digestOf(response.body)
  const { sha256, bytes } = shape.parse(JSON.parse(sent))
  if (stored.sha256 !== sha256 || stored.bytes !== bytes)
    throw new AppError('content_file_not_whole')
  return true
}

import type { ApolloClient } from '@apollo/client'
import { z } from 'zod/mini'
import { currentLocale } from '@/i18n/locale.ts'
import { postToFunction } from '@/lib/edge-function.ts'
import { AppError, toAppError } from '@/lib/errors.ts'
import { saveFile } from '@/lib/save-file.ts'
import { today } from '@/lib/wall-time.ts'
import { ExportMyDataDocument } from './export-my-data.generated.ts'

const answer = z.union([
  z.object({ data: z.looseObject({}) }),
  z.object({ retryAfter: z.number() }),
])

/**
 * Saves a file with everything that is held about the signed-in person: `kryt-my-data-2026-11-23.json`.
 * @throws AppError rate_limited after three in an hour
 */
export async function downloadMyData(client: Pick<ApolloClient, 'mutate'>): Promise<void> {
  // Not into the cache: it is read once, and would stay in this browser.
  const { data, error } = await client.mutate({
    mutation: ExportMyDataDocument,
    fetchPolicy: 'no-cache',
  })
  if (typeof data?.exportMyData !== 'string') throw toAppError(error)
  const exported = answer.parse(JSON.parse(data.exportMyData))
  if ('retryAfter' in exported) throw new AppError('rate_limited')
  const file = new Blob([JSON.stringify(exported.data, null, 2)], { type: 'application/json' })
  saveFile(file, `kryt-my-data-${today()}.json`)
}

/**
 * Closes the account for good.
 * @throws AppError current_password_wrong, or with what has to end first
 */
export async function closeAccount({ password }: { password: string }): Promise<void> {
  await postToFunction('close-account', { password, language: currentLocale() })
}

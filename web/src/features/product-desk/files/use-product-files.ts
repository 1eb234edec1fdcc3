import { useApolloClient, useQuery } from '@apollo/client/react'
import { writeRow } from '@/graphql/write.ts'
import { AppError } from '@/lib/errors.ts'
import { removeFiles } from '@/lib/stored-files.ts'
import { readVersions } from '../content-versions.ts'
import { checkFile } from './check-file.ts'
import type { Digest } from './digest.ts'
import {
  AddContentFileDocument,
  DropContentVersionDocument,
  ProductFilesDocument,
  PutBackContentFileDocument,
  RemoveContentFileDocument,
  ReplaceContentFileDocument,
  StartContentDocument,
  TellBuyersDocument,
} from './product-files.generated.ts'

const lists = ['productCollection', 'searchProducts'] as const

/** The files of a resource, and how they come and go: one by one, so that nobody's list is overwritten. */
export function useProductFiles(productId: string) {
  const client = useApolloClient()
  // Apart from the list behind the dialog, as the dialog's own row (111).
  const { data, error, refetch } = useQuery(ProductFilesDocument, {
    variables: { id: productId },
    fetchPolicy: 'no-cache',
  })
  const product = data?.productCollection.edges[0]?.node
  const sizes = product?.fileSizes ?? []
  const versions = readVersions(data?.contentVersions)
  const files = (product?.productContent?.fileKeys ?? []).flatMap((key, place) =>
    key === null
      ? []
      : [
          {
            key,
            bytes: sizes[place] === null ? null : Number(sizes[place] ?? 0),
            versions: versions.find(({ fileKey }) => fileKey === key) ?? null,
          },
        ],
  )
  return {
    files,
    error,
    /** The folder for new files. @throws AppError */
    start: async () => {
      const { startContent } = await writeRow(client, StartContentDocument, { productId })
      if (startContent === null) throw new AppError('unexpected')
      return `ProductsContent/${startContent}`
    },
    /** Names a stored file, with what was sent. @throws AppError content_file_not_whole */
    add: async (fileKey: string, { sha256, bytes }: Digest) => {
      const variables = { productId, fileKey, sha256, bytes: String(bytes) }
      await writeRow(client, AddContentFileDocument, variables, lists)
      await refetch()
    },
    /** A stored file takes the place of another one, which is kept. @throws AppError content_file_not_named */
    replace: async (oldKey: string, newKey: string, { sha256, bytes }: Digest) => {
      const variables = { productId, oldKey, newKey, sha256, bytes: String(bytes) }
      await writeRow(client, ReplaceContentFileDocument, variables, lists)
      await refetch()
    },
    /** An earlier version takes the place of the file that replaced it. @throws AppError content_file_not_named */
    putBack: async (fileKey: string) => {
      await writeRow(client, PutBackContentFileDocument, { productId, fileKey }, lists)
      await refetch()
    },
    /** An earlier version is kept no longer. @throws AppError */
    forget: async (fileKey: string) => {
      await writeRow(client, DropContentVersionDocument, { productId, fileKey }, lists)
      await refetch()
      await removeFiles('content', [fileKey]).catch(() => undefined)
    },
    /** @param sentence what was corrected; may be empty. @throws AppError correction_told */
    tell: async (fileKey: string, sentence: string) => {
      // Also after a failure: the answer may have been lost on its way.
      await writeRow(client, TellBuyersDocument, { productId, fileKey, sentence }).finally(refetch)
    },
    /**
     * Takes a file out with its versions, and then away: buyers are never led to one that is gone. A file that stays behind
     * in the store is found by the content check.
     * @throws AppError
     */
    remove: async (fileKey: string) => {
      await writeRow(client, RemoveContentFileDocument, { productId, fileKey }, lists)
      const earlier = files.find(({ key }) => key === fileKey)?.versions?.earlier ?? []
      await refetch()
      const gone = [fileKey, ...earlier.map((version) => version.fileKey)]
      await removeFiles('content', gone).catch(() => undefined)
    },
    /** @returns whether anything is known of what was sent. @throws AppError content_file_not_whole */
    check: async (fileKey: string) => checkFile(client, fileKey),
  }
}

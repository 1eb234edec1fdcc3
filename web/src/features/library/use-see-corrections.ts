import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { writeRow } from '@/graphql/write.ts'
import { SeeCorrectionsDocument } from './corrections.generated.ts'
import type { ContentFile } from './product-content.ts'

/** Notes that the owner has been shown which files of a resource were corrected: the library need not say it again. */
export function useSeeCorrections(productId: string, files: readonly ContentFile[]): void {
  const client = useApolloClient()
  const unseen = files.some(({ correction }) => correction?.unseen === true)
  useEffect(() => {
    if (!unseen) return
    // If it fails, the library says it once more.
    void writeRow(client, SeeCorrectionsDocument, { productId }, ['myLibrary']).catch(
      () => undefined,
    )
  }, [client, productId, unseen])
}

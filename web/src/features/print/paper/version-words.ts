import type { Paper } from './paper.ts'

/** "Version B", "Weergawe B"; null for the paper as it was written, which says nothing of versions. */
export const versionWords = ({
  version,
  words,
}: Pick<Paper, 'version' | 'words'>): string | null =>
  version === 'B' ? `${words.version} B` : null

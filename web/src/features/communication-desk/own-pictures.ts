import { picturesIn } from '@/components/rich-text/page/read-page-html.ts'
import type { WholeCommunication } from './dialog/communication-values.ts'

/** Where the files of a communication lie. */
export const folderOf = (id: string): string => `Communications/${id}`

/** Its pictures that were stored for it: others may be the pictures of a resource, which keeps them. */
export const ownPictures = ({
  id,
  ...row
}: Pick<WholeCommunication, 'id' | 'images' | 'body'>): string[] =>
  namedPictures(row).filter((key) => key.startsWith(`${folderOf(id)}/`))

/** All pictures that it names, beside its text and within it. */
export const namedPictures = ({
  images,
  body,
}: Pick<WholeCommunication, 'images' | 'body'>): string[] => [
  ...(images ?? []).filter((key) => key !== null),
  ...picturesIn(body ?? ''),
]

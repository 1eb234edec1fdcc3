import type { WholeCommunication } from './dialog/communication-values.ts'

/** Where the files of a communication lie. */
export const folderOf = (id: string): string => `Communications/${id}`

/** Its pictures that were stored for it: others may be the pictures of a resource, which keeps them. */
export const ownPictures = ({ id, images }: Pick<WholeCommunication, 'id' | 'images'>): string[] =>
  (images ?? []).flatMap((key) => (key?.startsWith(`${folderOf(id)}/`) === true ? [key] : []))

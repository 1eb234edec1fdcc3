import type { RichTextNode } from '@kryt/documents/rich-text'
import { env } from '@/config/env.ts'
import { numberOf, textOf } from './rich-text-node.ts'

/** A picture in our storage, or a pasted one; any other site would learn who prints what. */
function pictureSource(node: RichTextNode): string | undefined {
  const source = textOf(node, 'src') ?? ''
  const own = `${env.supabaseUrl}/storage/v1/object/public/images/`
  return source.startsWith(own) || /^data:image\/(png|jpeg|bmp|gif|webp);/.test(source)
    ? source
    : undefined
}

export function PictureView({ node }: { node: RichTextNode }) {
  const source = pictureSource(node)
  const alt = textOf(node, 'altText') ?? ''
  if (source === undefined) return <>{alt}</>
  const width = numberOf(node, 'width')
  return <img src={source} alt={alt} {...(width ? { width } : {})} />
}

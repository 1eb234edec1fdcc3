import type { RichTextNode } from '@kryt/documents/rich-text'
import { env } from '@/config/env.ts'
import { numberOf, textOf } from './rich-text-node.ts'
import { pictureFailed, pictureKey, useSignedPicture } from './signed-picture.ts'

/** A picture in our public storage, or a pasted one; any other site would learn who prints what. */
function openSource(source: string): string | undefined {
  const own = `${env.supabaseUrl}/storage/v1/object/public/images/`
  return source.startsWith(own) || /^data:image\/(png|jpeg|bmp|gif|webp);/.test(source)
    ? source
    : undefined
}

interface Drawn {
  alt: string
  width: number | undefined
  height: number | undefined
}

/**
 * A picture in the private storage of papers. Its place is kept until the address is known; where there is none, or nothing
 * at it, its description stands there, marked with the state that features/print/sheet/readiness.ts reads.
 */
function PrivatePicture({ storedAs, alt, width, height }: Drawn & { storedAs: string }) {
  const picture = useSignedPicture(storedAs)
  const style = {
    width,
    ...(width && height ? { aspectRatio: `${width} / ${height}` } : {}),
  }
  if (picture.state !== 'signed') {
    return (
      <span className="paper-picture" style={style} data-picture={picture.state}>
        {alt}
      </span>
    )
  }
  const { address } = picture
  return (
    <img
      src={address}
      alt={alt}
      width={width}
      height={height}
      style={style}
      onError={() => pictureFailed(storedAs, address)}
    />
  )
}

export function PictureView({ node }: { node: RichTextNode }) {
  const stored = textOf(node, 'src') ?? ''
  const alt = textOf(node, 'altText') ?? ''
  const width = numberOf(node, 'width') || undefined
  const storedAs = pictureKey(stored)
  if (storedAs !== undefined) {
    const drawn = { alt, width, height: numberOf(node, 'height') || undefined }
    return <PrivatePicture storedAs={storedAs} {...drawn} />
  }
  const source = openSource(stored)
  return source === undefined ? (
    <>{alt}</>
  ) : (
    <img src={source} alt={alt} {...(width ? { width } : {})} />
  )
}

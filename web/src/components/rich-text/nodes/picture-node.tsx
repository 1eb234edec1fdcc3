import {
  $getNodeByKey,
  DecoratorNode,
  type LexicalEditor,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
  type Spread,
} from 'lexical'
import type { ReactElement } from 'react'
import { PANEL_TAG } from '../editor/change-kind.ts'
import { PictureInEditor } from './picture-in-editor.tsx'

export interface Picture {
  /** Where it is stored: "papers/" and its key. */
  src: string
  altText: string
  /** That it only decorates, and needs no description. */
  decorative: boolean
  /** As shown, in CSS pixels. */
  width: number
  height: number
}

export type SerializedPicture = Spread<Picture, SerializedLexicalNode>

/** The narrowest that a picture is shown (teacher.md). */
export const narrowest = 10

/** A picture in a line of text; drawn on paper by view/picture-view.tsx. */
export class PictureNode extends DecoratorNode<ReactElement> {
  __picture: Picture

  constructor(picture: Picture, key?: NodeKey) {
    super(key)
    this.__picture = picture
  }

  static override getType(): string {
    return 'image'
  }

  static override clone(node: PictureNode): PictureNode {
    return new PictureNode(node.__picture, node.__key)
  }

  static override importJSON(json: Parameters<typeof DecoratorNode.importJSON>[0]): PictureNode {
    return new PictureNode(pictureOf(json))
  }

  override exportJSON(): SerializedPicture {
    return { ...super.exportJSON(), ...this.getPicture() }
  }

  override createDOM(): HTMLElement {
    const place = document.createElement('span')
    place.className = 'text-picture'
    return place
  }

  override updateDOM(): false {
    return false
  }

  getPicture(): Picture {
    return this.getLatest().__picture
  }

  change(more: Partial<Picture>): this {
    const self = this.getWritable()
    self.__picture = { ...self.__picture, ...more }
    return self
  }

  /** The width with the height that keeps the proportions. */
  setWidth(width: number): this {
    const { width: old, height } = this.getPicture()
    const wide = Math.max(narrowest, Math.round(width))
    return this.change({ width: wide, height: Math.max(1, Math.round((height * wide) / old)) })
  }

  override decorate(editor: LexicalEditor): ReactElement {
    const change = (act: (node: PictureNode) => void) =>
      editor.update(
        () => {
          const node = $getNodeByKey(this.__key)
          if ($isPictureNode(node)) act(node)
        },
        { tag: PANEL_TAG },
      )
    return <PictureInEditor nodeKey={this.getKey()} picture={this.__picture} change={change} />
  }
}

/** Older texts leave some of it out. */
function pictureOf(json: object): Picture {
  const { src, altText, decorative, width, height } = json as Partial<Record<string, unknown>>
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const size = (value: unknown) => (typeof value === 'number' ? value : 0)
  return {
    src: text(src),
    altText: text(altText),
    decorative: decorative === true,
    width: size(width),
    height: size(height),
  }
}

export const $createPictureNode = (picture: Picture) => new PictureNode(picture)

export const $isPictureNode = (node: LexicalNode | null | undefined): node is PictureNode =>
  node instanceof PictureNode

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
import { figureOf, newFigure, type Figure } from '../view/figures/figure.ts'
import { FigureInEditor } from './figure-in-editor.tsx'

export type SerializedFigure = Spread<Figure, SerializedLexicalNode>

/** Answer lines, a box, a grid, a number line, columns to match or options, on a line of its own. */
export class FigureNode extends DecoratorNode<ReactElement> {
  __figure: Figure

  constructor(figure: Figure, key?: NodeKey) {
    super(key)
    this.__figure = figure
  }

  static override getType(): string {
    return 'figure'
  }

  static override clone(node: FigureNode): FigureNode {
    return new FigureNode(node.__figure, node.__key)
  }

  static override importJSON(json: Parameters<typeof DecoratorNode.importJSON>[0]): FigureNode {
    return new FigureNode(figureOf(json) ?? newFigure.lines)
  }

  override exportJSON(): SerializedFigure {
    return { ...super.exportJSON(), ...this.getFigure() }
  }

  override createDOM(): HTMLElement {
    const place = document.createElement('div')
    place.className = 'text-figure'
    return place
  }

  override updateDOM(): false {
    return false
  }

  override isInline(): false {
    return false
  }

  getFigure(): Figure {
    return this.getLatest().__figure
  }

  setFigure(figure: Figure): this {
    const self = this.getWritable()
    self.__figure = figure
    return self
  }

  override decorate(editor: LexicalEditor): ReactElement {
    const change = (act: (node: FigureNode) => void) =>
      editor.update(
        () => {
          const node = $getNodeByKey(this.__key)
          if ($isFigureNode(node)) act(node)
        },
        { tag: PANEL_TAG },
      )
    return <FigureInEditor nodeKey={this.getKey()} figure={this.__figure} change={change} />
  }
}

export const $createFigureNode = (figure: Figure) => new FigureNode(figure)

const $isFigureNode = (node: LexicalNode | null | undefined): node is FigureNode =>
  node instanceof FigureNode

import {
  DecoratorNode,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
  type Spread,
} from 'lexical'
import type { ReactElement } from 'react'
import { FormulaInEditor } from './formula-in-editor.tsx'

export interface Formula {
  /** LaTeX. */
  equation: string
  /** In its line, or on a line of its own. */
  inline: boolean
}

export type SerializedFormula = Spread<Formula, SerializedLexicalNode>

/** A formula in a line of text; drawn on paper by view/formula-view.tsx. */
export class FormulaNode extends DecoratorNode<ReactElement> {
  __formula: Formula

  constructor(formula: Formula, key?: NodeKey) {
    super(key)
    this.__formula = formula
  }

  static override getType(): string {
    return 'equation'
  }

  static override clone(node: FormulaNode): FormulaNode {
    return new FormulaNode(node.__formula, node.__key)
  }

  static override importJSON(json: Parameters<typeof DecoratorNode.importJSON>[0]): FormulaNode {
    const { equation, inline } = json as Partial<Record<string, unknown>>
    return new FormulaNode({
      equation: typeof equation === 'string' ? equation : '',
      inline: inline !== false,
    })
  }

  override exportJSON(): SerializedFormula {
    return { ...super.exportJSON(), ...this.getFormula() }
  }

  override createDOM(): HTMLElement {
    const place = document.createElement('span')
    place.className = 'text-formula'
    return place
  }

  override updateDOM(): false {
    return false
  }

  /** What is copied as plain text. */
  override getTextContent(): string {
    return this.getFormula().equation
  }

  getFormula(): Formula {
    return this.getLatest().__formula
  }

  setFormula(formula: Formula): this {
    const self = this.getWritable()
    self.__formula = formula
    return self
  }

  override decorate(): ReactElement {
    return <FormulaInEditor nodeKey={this.getKey()} formula={this.__formula} />
  }
}

export const $createFormulaNode = (formula: Formula) => new FormulaNode(formula)

export const $isFormulaNode = (node: LexicalNode | null | undefined): node is FormulaNode =>
  node instanceof FormulaNode

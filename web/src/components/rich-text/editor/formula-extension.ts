import { defineExtension } from 'lexical'
import { FormulaNode } from '../nodes/formula-node.tsx'

export const FormulaExtension = defineExtension({ name: 'kryt/formula', nodes: [FormulaNode] })

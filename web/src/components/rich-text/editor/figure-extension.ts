import { defineExtension } from 'lexical'
import { FigureNode } from '../nodes/figure-node.tsx'

export const FigureExtension = defineExtension({ name: 'kryt/figure', nodes: [FigureNode] })

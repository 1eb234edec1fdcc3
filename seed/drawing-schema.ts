import { z } from 'zod'

const label = z.string().min(1)

/** Pictures that are drawn from data. Sizes are in points, positions in a diagram in percent of its width. */
export const drawingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('dots'), groups: z.array(z.int().min(0).max(20)).min(1) }),
  z.object({ kind: z.literal('tenFrames'), values: z.array(z.int().min(0).max(10)).min(1) }),
  z.object({
    kind: z.literal('shapes'),
    items: z.array(
      z.object({
        shape: z.enum([
          'circle',
          'square',
          'triangle',
          'rectangle',
          'oval',
          'pentagon',
          'hexagon',
          'star',
          'heart',
        ]),
        label: label.optional(),
      }),
    ),
    size: z.number().default(54),
  }),
  z.object({
    kind: z.literal('barGraph'),
    title: label,
    yLabel: label,
    xLabel: label,
    max: z.int(),
    step: z.int(),
    bars: z.array(z.object({ label, value: z.number() })).min(2),
  }),
  z.object({
    kind: z.literal('pictograph'),
    title: label,
    key: label,
    each: z.int(),
    rows: z.array(z.object({ label, value: z.int() })).min(2),
  }),
  z.object({
    kind: z.literal('diagram'),
    height: z.number(),
    nodes: z.array(
      z.object({
        id: label,
        text: z.string(),
        x: z.number().min(0).max(100),
        y: z.number().min(0).max(100),
        width: z.number().default(22),
        look: z.enum(['box', 'round', 'plain', 'blank']).default('box'),
      }),
    ),
    arrows: z.array(z.object({ from: label, to: label, text: z.string().optional() })).default([]),
  }),
  z.object({
    kind: z.literal('gridMap'),
    columns: z.int().min(3).max(12),
    rows: z.int().min(3).max(12),
    cell: z.number().default(40),
    places: z.array(z.object({ at: z.string().regex(/^[A-L]\d{1,2}$/), text: label })),
  }),
  z.object({
    kind: z.literal('circuit'),
    cells: z.int().min(1).max(3),
    bulbs: z.int().min(1).max(2),
    closed: z.boolean(),
    labels: z.array(label).max(4).default([]),
  }),
  z.object({
    kind: z.literal('ruler'),
    length: z.int().min(5).max(15),
    objects: z.array(z.object({ from: z.number(), to: z.number(), label })),
  }),
  z.object({
    kind: z.literal('angles'),
    degrees: z.array(z.int().min(5).max(355)).min(1),
    showSize: z.boolean().default(false),
  }),
  z.object({
    kind: z.literal('tracing'),
    rows: z.array(label).min(1),
    size: z.number().default(34),
  }),
  z.object({
    kind: z.literal('timeline'),
    events: z.array(z.object({ year: label, text: z.string() })).min(2),
  }),
  z.object({ kind: z.literal('space'), height: z.number(), caption: label.optional() }),
  z.object({
    kind: z.literal('rhythm'),
    beats: z.int(),
    bars: z.array(z.array(z.enum(['crotchet', 'quavers', 'minim', 'rest', 'gap']))).min(1),
  }),
  z.object({
    kind: z.literal('symmetry'),
    columns: z.int(),
    rows: z.int(),
    points: z.array(z.tuple([z.number(), z.number()])).min(2),
  }),
  z.object({
    kind: z.literal('colourWheel'),
    segments: z.array(z.object({ label, colour: z.string().regex(/^#[0-9A-F]{6}$/) })).min(3),
    size: z.number().default(220),
  }),
  z.object({
    kind: z.literal('plant'),
    labels: z.object({ flower: z.string(), leaf: z.string(), stem: z.string(), roots: z.string() }),
  }),
  z.object({ kind: z.literal('beads'), rows: z.int().min(1).max(10), split: z.int().default(5) }),
  z.object({
    kind: z.literal('rectangles'),
    unit: label,
    items: z.array(z.object({ width: z.number(), height: z.number(), label: label.optional() })),
  }),
  z.object({
    kind: z.literal('net'),
    solid: z.enum(['cube', 'cuboid', 'pyramid', 'prism']),
  }),
])

export type Drawing = z.output<typeof drawingSchema>

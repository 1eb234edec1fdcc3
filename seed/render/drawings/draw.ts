import type { Drawing } from '../../drawing-schema.ts'
import type { Piece, Setting } from '../piece.ts'
import * as arts from './arts.ts'
import * as geometry from './geometry.ts'
import * as mathematics from './mathematics.ts'
import * as school from './school.ts'
import * as science from './science.ts'

/** The picture as a piece of the page. It is drawn as vectors, so it stays sharp on a photocopy. */
export function drawingPiece(setting: Setting, drawing: Drawing): Piece {
  switch (drawing.kind) {
    case 'dots':
      return mathematics.dots(setting, drawing)
    case 'tenFrames':
      return mathematics.tenFrames(setting, drawing)
    case 'shapes':
      return geometry.shapes(setting, drawing)
    case 'barGraph':
      return mathematics.barGraph(setting, drawing)
    case 'pictograph':
      return mathematics.pictograph(setting, drawing)
    case 'ruler':
      return mathematics.ruler(setting, drawing)
    case 'angles':
      return geometry.angles(setting, drawing)
    case 'symmetry':
      return geometry.symmetry(setting, drawing)
    case 'beads':
      return mathematics.beads(setting, drawing)
    case 'rectangles':
      return geometry.rectangles(setting, drawing)
    case 'net':
      return geometry.net(setting, drawing)
    case 'diagram':
      return school.diagram(setting, drawing)
    case 'gridMap':
      return school.gridMap(setting, drawing)
    case 'circuit':
      return science.circuit(setting, drawing)
    case 'tracing':
      return school.tracing(setting, drawing)
    case 'timeline':
      return school.timeline(setting, drawing)
    case 'space':
      return school.space(setting, drawing)
    case 'rhythm':
      return arts.rhythm(setting, drawing)
    case 'colourWheel':
      return arts.colourWheel(setting, drawing)
    case 'plant':
      return science.plant(setting, drawing)
  }
}

import type { Drawing } from '../../drawing-schema.ts'
import type { Piece, Setting } from '../piece.ts'
import * as mathematics from './mathematics.ts'
import * as school from './school.ts'

/** The picture as a piece of the page. It is drawn as vectors, so it stays sharp on a photocopy. */
export function drawingPiece(setting: Setting, drawing: Drawing): Piece {
  switch (drawing.kind) {
    case 'dots':
      return mathematics.dots(setting, drawing)
    case 'tenFrames':
      return mathematics.tenFrames(setting, drawing)
    case 'shapes':
      return mathematics.shapes(setting, drawing)
    case 'barGraph':
      return mathematics.barGraph(setting, drawing)
    case 'pictograph':
      return mathematics.pictograph(setting, drawing)
    case 'ruler':
      return mathematics.ruler(setting, drawing)
    case 'angles':
      return mathematics.angles(setting, drawing)
    case 'symmetry':
      return mathematics.symmetry(setting, drawing)
    case 'beads':
      return mathematics.beads(setting, drawing)
    case 'rectangles':
      return mathematics.rectangles(setting, drawing)
    case 'net':
      return mathematics.net(setting, drawing)
    case 'diagram':
      return school.diagram(setting, drawing)
    case 'gridMap':
      return school.gridMap(setting, drawing)
    case 'circuit':
      return school.circuit(setting, drawing)
    case 'tracing':
      return school.tracing(setting, drawing)
    case 'timeline':
      return school.timeline(setting, drawing)
    case 'space':
      return school.space(setting, drawing)
    case 'rhythm':
      return school.rhythm(setting, drawing)
    case 'colourWheel':
      return school.colourWheel(setting, drawing)
    case 'plant':
      return school.plant(setting, drawing)
  }
}

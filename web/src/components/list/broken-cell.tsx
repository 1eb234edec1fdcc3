import { Component, type ReactNode } from 'react'
import { BrokenValue } from '../broken-value.tsx'

interface Props {
  /** Another row, or the row as it is read again, is tried anew. */
  row: object
  children: ReactNode
}

interface State {
  row: object
  broken: boolean
}

/** Says in the place of a cell that its value cannot be shown; the row, the list and the page stay. */
export class BrokenCell extends Component<Props, State> {
  override state: State = { row: this.props.row, broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  static getDerivedStateFromProps({ row }: Props, state: State) {
    return row === state.row ? null : { row, broken: false }
  }

  override render() {
    return this.state.broken ? <BrokenValue /> : this.props.children
  }
}

/** What a list draws of a row beside its cells, such as its actions: what fails there is told there as well. */
export function PartOfRow<Row extends object>({
  row,
  draw,
}: {
  row: Row
  draw: (row: Row) => ReactNode
}) {
  return (
    <BrokenCell row={row}>
      <Drawn row={row} draw={draw} />
    </BrokenCell>
  )
}

function Drawn<Row>({ row, draw }: { row: Row; draw: (row: Row) => ReactNode }): ReactNode {
  return draw(row)
}

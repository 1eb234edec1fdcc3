import type { Column, Table } from './catalogue.ts'
import { defineType } from './define-type.ts'
import type { Field, InputField, NamedType } from './model.ts'
import { field, input, list, nonNull, nullable } from './model.ts'
import type { TypeRegistry } from './registry.ts'
import { canDelete, canInsert, canUpdate } from './table-rules.ts'

/** All keys are optional, even for non-null columns: a trigger may fill them, so the database decides. */
export function writeInputType(
  registry: TypeRegistry,
  table: Table,
  is: 'insertInput' | 'updateInput',
): NamedType {
  const writable = (column: Column) => (is === 'insertInput' ? column.insertable : column.updatable)
  return defineType({
    kind: 'INPUT_OBJECT',
    name: `${registry.naming.table(table)}${is === 'insertInput' ? 'InsertInput' : 'UpdateInput'}`,
    meaning: { is, table },
    schemaOid: table.schemaOid,
    inputFields: () =>
      table.columns.flatMap((column): InputField[] => {
        if (!writable(column) || column.generated || column.serial) return []
        const type = registry.columnType(column)
        if (!type) return []
        const name = registry.naming.column(column)
        return [input(name, nullable(type), { source: { from: 'column', column } })]
      }),
  })
}

export function responseType(
  registry: TypeRegistry,
  table: Table,
  is: 'insertResponse' | 'updateResponse' | 'deleteResponse',
): NamedType {
  const suffix = `${is.charAt(0).toUpperCase()}${is.slice(1)}`
  return defineType({
    kind: 'OBJECT',
    name: `${registry.naming.table(table)}${suffix}`,
    meaning: { is, table },
    schemaOid: table.schemaOid,
    fields: () => [
      field('affectedCount', nonNull(registry.scalar('Int')), {
        description: 'Count of the records impacted by the mutation',
      }),
      field('records', nonNull(list(nonNull(registry.node(table)))), {
        description: 'Array of records impacted by the mutation',
      }),
    ],
  })
}

/** The insert, update and delete fields that the grants on one table allow. */
export function mutationFields(registry: TypeRegistry, table: Table): Field[] {
  const name = registry.naming.table(table)
  const filter = input('filter', registry.filterEntity(table), {
    description: "Restricts the mutation's impact to records matching the criteria",
  })
  const atMost = input('atMost', nonNull(registry.scalar('Int')), {
    description: 'The maximum number of records in the collection permitted to be affected',
    defaultValue: '1',
  })
  const fields: Field[] = []
  if (canInsert(registry, table)) {
    fields.push(
      field(`insertInto${name}Collection`, registry.insertResponse(table), {
        description: `Adds one or more \`${name}\` records to the collection`,
        args: [input('objects', nonNull(list(nonNull(registry.insertInput(table)))))],
      }),
    )
  }
  if (canUpdate(registry, table)) {
    const set = input('set', nonNull(registry.updateInput(table)), {
      description: 'Fields that are set will be updated for all records matching the `filter`',
    })
    fields.push(
      field(`update${name}Collection`, nonNull(registry.updateResponse(table)), {
        description: `Updates zero or more records in the \`${name}\` collection`,
        args: [set, filter, atMost],
      }),
    )
  }
  if (canDelete(registry, table)) {
    fields.push(
      field(`deleteFrom${name}Collection`, nonNull(registry.deleteResponse(table)), {
        description: `Deletes zero or more records from the \`${name}\` collection`,
        args: [filter, atMost],
      }),
    )
  }
  return fields
}

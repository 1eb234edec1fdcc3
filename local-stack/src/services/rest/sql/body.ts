/** How the answer's rows are written: by Postgres, so that every type looks as PostgREST shows it. */
export interface BodyForm {
  kind: 'list' | 'object' | 'csv' | 'scalar' | 'scalars' | 'none'
  stripsNulls: boolean
}

/** The expression for the rows of `pgrst_row`. */
export function writeBody({ kind, stripsNulls }: BodyForm): string {
  const strip = (json: string) => (stripsNulls ? `json_strip_nulls(${json})` : json)
  switch (kind) {
    case 'list':
      return `coalesce(${strip('json_agg(pgrst_row.*)')}::text, '[]')`
    case 'object':
      return `coalesce(${strip('(json_agg(pgrst_row.*) -> 0)')}::text, 'null')`
    case 'scalar':
      return `coalesce((json_agg(pgrst_row.pgrst_scalar) -> 0)::text, 'null')`
    case 'scalars':
      return `coalesce(json_agg(pgrst_row.pgrst_scalar)::text, '[]')`
    case 'csv':
      return `(select coalesce(string_agg(key, ','), '') from json_object_keys(
        (select row_to_json(one.*) from pgrst_answer one limit 1)) key)
        || E'\\n' || coalesce(string_agg(substr(pgrst_row.*::text, 2, length(pgrst_row.*::text) - 2), E'\\n'), '')`
    case 'none':
      return `''`
  }
}

/**
 * The whole statement: what is done as `pgrst_source`, and its rows counted and written.
 * @param answer the rows of the answer, which may be read from `pgrst_source`; null for none
 * @param extra expressions for the number of all rows and for the address of a new row
 */
export function writeStatement(
  source: string,
  answer: string | null,
  form: BodyForm,
  extra: { total?: string; location?: string } = {},
): string {
  const rows = answer ?? 'select from pgrst_source'
  return `with pgrst_source as (${source}), pgrst_answer as (${rows})
    select ${extra.total ?? 'null'} as total, ${extra.location ?? 'null'} as location, count(*) as page, ${writeBody(form)} as body,
      nullif(current_setting('response.headers', true), '') as headers,
      nullif(current_setting('response.status', true), '') as status,
      nullif(current_setting('pgrst.inserted', true), '') as inserted
    from pgrst_answer as pgrst_row`
}

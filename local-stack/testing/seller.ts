import pg from 'pg'

/** Writes who sells, without which no invoice is issued; a database of tests has no seller of its own. */
export async function writeSeller({ databaseUrl }: { databaseUrl: string }): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client
    .query(
      `insert into private.seller (valid_from, trading_name, address, vat_number)
       values ('2020-01-01', 'Kryt', '1 Chalk Street, Polokwane', '4999999999')`,
    )
    .finally(() => client.end())
}

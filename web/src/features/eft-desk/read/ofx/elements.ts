/** Elements of OFX that hold others and that change what a value inside them means. */
export const aggregates: ReadonlySet<string> = new Set(
  `OFX SIGNONMSGSRSV1 SONRS FI STATUS BANKMSGSRSV1 CREDITCARDMSGSRSV1 INVSTMTMSGSRSV1 STMTTRNRS CCSTMTTRNRS
  INVSTMTTRNRS STMTRS CCSTMTRS INVSTMTRS BANKACCTFROM CCACCTFROM INVACCTFROM BANKTRANLIST BANKTRANLISTP
  INVTRANLIST INVBANKTRAN STMTTRN STMTTRNP LEDGERBAL AVAILBAL BALLIST BAL PAYEE BANKACCTTO CCACCTTO CURRENCY
  ORIGCURRENCY IMAGEDATA`.split(/\s+/),
)

/** The aggregates that are a statement of one account. */
export const statementNames: ReadonlySet<string> = new Set(['STMTRS', 'CCSTMTRS', 'INVSTMTRS'])

/** A transaction that is booked, and one that is still expected. */
export const transactionNames: ReadonlySet<string> = new Set(['STMTTRN', 'STMTTRNP'])

/** What may stand in a transaction. Any other opening tag after it has ended it, whether the bank wrote so or not. */
export const inTransaction: ReadonlySet<string> = new Set(
  'PAYEE BANKACCTTO CCACCTTO CURRENCY ORIGCURRENCY IMAGEDATA'.split(' '),
)

/** Values that may stand in a transaction: each ends the one before it. Any other tag in a text is part of the text. */
export const values: ReadonlySet<string> = new Set(
  `TRNTYPE DTPOSTED DTTRAN DTUSER DTAVAIL DTEXPIRE TRNAMT FITID CORRECTFITID CORRECTACTION SRVRTID CHECKNUM REFNUM SIC
  PAYEEID NAME EXTDNAME MEMO ADDR1 ADDR2 ADDR3 CITY STATE POSTALCODE COUNTRY PHONE BANKID BRANCHID ACCTID ACCTTYPE
  ACCTKEY CURRATE CURSYM IMAGETYPE IMAGEREF IMAGEREFTYPE INV401KSOURCE BALAMT DTASOF CURDEF ORG FID DTSTART
  DTEND`.split(/\s+/),
)

/** Values that are words for people. */
export const texts: ReadonlySet<string> = new Set(['NAME', 'EXTDNAME', 'MEMO'])

/** Marks of a text's look, which stand within a word. */
export const looks: ReadonlySet<string> = new Set(
  'A B BIG EM FONT I S SMALL SPAN STRONG SUB SUP TT U WBR'.split(' '),
)

interface Example {
  text: string
  bank: string
  account: string
  closingBalance: string | null
}

const two = { closingBalance: '2237.50' }

/** One small file of each form that the reader knows: the same two transactions as each bank writes them. */
export const statements: Record<string, Example> = {
  'FNB, business': {
    ...two,
    bank: 'FNB',
    account: '62001234567',
    text: `ACCOUNT TRANSACTION HISTORY
FOR ACCOUNT NUMBER 62001234567
Date, SERVICE FEE, Amount, DESCRIPTION, REFERENCE, Balance, CHEQUE NUMBER
2026/03/04, 0.00, 1250.00, FNB OB PMT, 260303-10111213, 2250.00,
2026/03/05, 0.00, -12.50, #SERVICE FEES, , 2237.50,
`,
  },
  'FNB, personal': {
    ...two,
    bank: 'FNB',
    account: '62001234567',
    text: `ACCOUNT TRANSACTION HISTORY

Name:, THE SHOP
Account:, 62001234567, [Cheque]
Balance:, 2237.50, 2237.50

Date,Amount,Balance,Description
2026/03/04,1250.00,2250.00,"PAYSHAP CREDIT 260303-10111213"
2026/03/05,-12.50,2237.50,#Monthly Fee
`,
  },
  'FNB, recreated statement': {
    ...two,
    bank: 'FNB',
    account: '62001234567',
    text: `Recreated Statement
Account Number:,62001234567

Effective Date,Description,Reference,Service Fee,Amount,Balance
20260304,CREDIT,260303-10111213,,"1,250.00CR","2,250.00CR"
20260305,FEES,,,12.50,"2,237.50CR"
`,
  },
  'FNB, numbered records': {
    ...two,
    bank: 'FNB',
    account: '62001234567',
    text: `2,62001234567,'THE SHOP','ACCOUNT'
3,1,'01 March 2026','31 March 2026'
5,1,'04 Mar',"FNB OB PMT","","260303-10111213",1250.00,2250.00,
5,2,'05 Mar',"SERVICE FEES","","",-12.50,2237.50,
`,
  },
  Absa: {
    ...two,
    bank: 'Absa',
    account: '',
    text: `Date,Description,Amount,Balance
20260304,"ACB CREDIT 260303-10111213 (EFFEC 04,03)",1250.00,2250.00
20260305,"MONTHLY ACC FEE ( 12,50 )",-12.50,2237.50
`,
  },
  'Absa, with semicolons, commas and a minus behind': {
    ...two,
    bank: 'Absa',
    account: '',
    text: `Date;Description;Amount;Balance
04/03/2026;IBANK PAYMENT FROM 260303-10111213;1 250,00;2 250,00
05/03/2026;FEE;12,50-;2 237,50
`,
  },
  'Standard Bank, business': {
    ...two,
    bank: 'Standard Bank',
    account: '051234567',
    text: `Account Name:,THE SHOP
Account Number:,051 234 567

Date,Value Date,Statement Number,Description,Amount,Balance,Type,Originator Reference,Customer Reference
2026/03/01,2026/03/01,12,OPEN BALANCE,0.00,+1000.00,,,
2026/03/04,2026/03/04,12,CREDIT TRANSFER,1250.00,+2250.00,CR,NKOSI,260303-10111213
2026/03/05,2026/03/05,12,FEE,-12.50,+2237.50,DR,,
2026/03/05,2026/03/05,12,CLOSE BALANCE,0.00,+2237.50,,,
`,
  },
  'Standard Bank, personal': {
    bank: 'Standard Bank',
    account: '051234567',
    closingBalance: null,
    text: `0,1234,BRANCH,0,POLOKWANE,0,0
,0,ACC-NO,051234567,0,0,0
,0,OPEN,1000.00,0,0,0
HIST,20260304,,1250.00,CREDIT TRANSFER,260303-10111213,4321,0
HIST,20260305,##,-12.50,SERVICE FEE,,1234,0
,0,CLOSE,2237.50,0,0,0
`,
  },
  Nedbank: {
    ...two,
    bank: 'Nedbank',
    account: '1234567890',
    text: `Statement Enquiry :
Account Number :,1234567890
Account Description :,Business
01Mar2026,BROUGHT FORWARD,,1000.00
04Mar2026,NKOSI 260303-10111213,1250.00,2250.00
05Mar2026,MAINTENANCE FEE,-12.50,2237.50
05Mar2026,CARRIED FORWARD,,2237.50
`,
  },
  'Nedbank, saved again by a spreadsheet': {
    ...two,
    bank: 'Nedbank',
    account: '1234567890',
    text: `Account Number :,1234567890,,
04-Mar-26,NKOSI 260303-10111213,1250.00,2250.00
05-Mar-26,MAINTENANCE FEE,-12.50,2237.50
`,
  },
  'Capitec, business': {
    ...two,
    bank: 'Capitec',
    account: '1051234567',
    text: `Balance brought forward:,1000.00

Account,Date,Description,Reference,Amount,Fees,Balance
1051234567,04/03/2026,PAYMENT RECEIVED,260303-10111213,1250.00,,2250.00
1051234567,05/03/2026,CARD FEE,,,-5.00,2250.00
1051234567,05/03/2026,DEBIT ORDER,,-12.50,,2237.50
Total:,,,,1237.50,-5.00,
`,
  },
  'Capitec, personal': {
    ...two,
    bank: 'Capitec',
    account: '1051234567',
    text: `Nr,Account,Posting Date,Transaction Date,Description,Original Description,Parent Category,Category,Money In,Money Out,Fee,Balance
1,1051234567,2026-03-04,2026-03-04,Payment Received,PAYMENT 260303-10111213,Income,Other,1250.00,,,2250.00
2,1051234567,2026-03-05,2026-03-05,Debit Order,DEBIT,Costs,Fees,,-12.50,,2237.50
`,
  },
  'OFX, as SGML': {
    ...two,
    bank: 'FNB',
    account: '62001234567',
    text: `OFXHEADER:100
DATA:OFXSGML
CHARSET:1252

<OFX><SIGNONMSGSRSV1><SONRS><FI><ORG>FNB
</FI></SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><BANKID>250655<ACCTID>62001234567<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST>
<STMTTRN>
<TRNTYPE>CREDIT
<DTPOSTED>20260304000000[+2:SAST]
<TRNAMT>1250.00
<FITID>1
<NAME>NKOSI &amp; SON
<MEMO>260303-10111213
</STMTTRN>
<STMTTRN>
<TRNTYPE>FEE
<DTPOSTED>20260305
<TRNAMT>-12.50
<FITID>2
<NAME>FEE
</STMTTRN>
</BANKTRANLIST>
<LEDGERBAL><BALAMT>2237.50<DTASOF>20260305</LEDGERBAL>
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`,
  },
  'OFX, as XML': {
    ...two,
    bank: 'Nedbank',
    account: '1234567890',
    text: `<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="202"?>
<OFX><FI><ORG>Nedbank</ORG></FI><STMTRS><BANKACCTFROM><ACCTID>1234567890</ACCTID></BANKACCTFROM><BANKTRANLIST>
<STMTTRN><DTPOSTED>20260304</DTPOSTED><TRNAMT>1250.00</TRNAMT><MEMO>260303-10111213</MEMO></STMTTRN>
<STMTTRN><DTPOSTED>20260305</DTPOSTED><TRNAMT>-12.50</TRNAMT><NAME>FEE</NAME></STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>2237.50</BALAMT></LEDGERBAL></STMTRS></OFX>
`,
  },
}

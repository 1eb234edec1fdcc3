-- 24,813 schools, as many as the Department of Basic Education lists. The names are invented; import:schools imports
-- the real list.

insert into public.school (name, town, provinces, emis_number)
select concat(stem, ' ', kind), town, array[(private.provinces())[1 + place % 9]], (100000000 + n)::text
from generate_series(1, pg_temp.scaled(24813)) as n
-- 7919 shares no divisor with 24840, so every combination of name and town comes once.
cross join lateral (select n::bigint * 7919 % 24840 as place) as shuffled
cross join lateral (
  select
    (array[
      'Tzaneen','Polokwane','Thohoyandou','Giyani','Musina','Mokopane','Lephalale','Mbombela','Ermelo','Secunda',
      'Standerton','Middelburg','Barberton','Bethal','Johannesburg','Soweto','Pretoria','Tembisa','Benoni','Vereeniging',
      'Krugersdorp','Boksburg','Alexandra','Durban','Pietermaritzburg','Umlazi','Newcastle','Ladysmith','Ulundi','Empangeni',
      'Port Shepstone','Vryheid','Kokstad','Gqeberha','East London','Mthatha','Komani','Makhanda','Kariega','Butterworth',
      'Lusikisiki','Cradock','Bloemfontein','Welkom','Kroonstad','Bethlehem','Sasolburg','Phuthaditjhaba','Botshabelo','Parys',
      'Kimberley','Upington','Kuruman','De Aar','Springbok','Postmasburg','Mahikeng','Rustenburg','Potchefstroom','Klerksdorp',
      'Brits','Vryburg','Lichtenburg','Cape Town','Khayelitsha','Mitchells Plain','Stellenbosch','Paarl','Worcester','George',
      'Mossel Bay','Knysna','Oudtshoorn','Beaufort West','Vredenburg','Malmesbury','Caledon','Hermanus','Swellendam','Ceres',
      'Robertson','Atlantis','Bellville','Parow','Wynberg','Athlone','Gugulethu','Langa','Delft','Kraaifontein'
    ])[1 + place % 90] as town,
    (array[
      'Vuyani','Thembalethu','Siyabonga','Masakhane','Khulani','Nomzamo','Sinethemba','Zamokuhle','Bambanani','Phakamisa',
      'Lerato','Kgotso','Tshepo','Boitumelo','Reneilwe','Mpho','Thuto','Lesedi','Rethabile','Katlego',
      'Hoërskool Voortrekker','Laerskool Danie','Laerskool Springbok','Protea','Fynbos','Blombos','Witteberg','Kareeboom','Wilgerivier','Rietvlei',
      'Saint Mary','Saint John','Holy Cross','Good Hope','Riverside','Hillcrest','Greenfields','Sunnyside','Northview','Westridge',
      'Parkview','Lakeside','Mountain View','Central','Victoria','Excelsior','Progress','Unity','Freedom','Heritage',
      'Mandela','Luthuli','Sisulu','Biko','Plaatje','Tambo','Hani','Ngoyi','Mxenge','Sobukwe',
      'Vukuzenzele','Zwelihle','Isibani','Umzamo','Inkanyezi','Ilanga','Injabulo','Imbali','Sizwe','Thandanani',
      'Dinoko','Mamelodi','Motheo','Ratanda','Seshego','Tlhalefang','Utlwanang','Modiri','Kopano','Bopang',
      'Baobab','Marula','Acacia','Jacaranda','Aloe','Syringa','Msasa','Kiepersol','Olienhout','Geelhout',
      'Skakel','Volkskool'
    ])[1 + place / 90 % 92] as stem,
    ('{Primary School,Secondary School,Combined School}'::text[])[1 + place / 8280] as kind
) as words;

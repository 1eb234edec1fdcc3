/** Tables of the kinds in PostgREST's specification of queries that the school has no use for otherwise. */
export const moreTables = String.raw`
create table school.count_me (count int, t text);
insert into school.count_me values (1, 'x');
create table school.chore (id int primary key, name text, done boolean);
insert into school.chore values (1, 'sweep', true), (2, 'mop', false), (3, 'wash dishes', null);
create table school.quoted (id int primary key, name text, n int, b boolean, d date);
insert into school.quoted values (1, 'Maake, Lerato', 1, true, '2026-01-01'), (2, 'Thandi N', 1, true, null),
  (3, 'Botha, Piet', 2, false, null), (4, 'Seven(007)', 3, null, null), (5, 'D"Q"M"', 4, null, null),
  (6, E'\\', 5, null, null), (7, E'/\\S/\\B/\\', 6, null, null), (8, '"', 7, null, null);
create table school."Esc;" ("so;me id" int primary key);
create table school.ghost_busters (escape int references school."Esc;", primary key (escape));
insert into school."Esc;" values (1), (2);
insert into school.ghost_busters values (1);
create table school.reserved ("*id*" int primary key, ":arr->ow::cast" text, "(inside,parens)" text,
  "a.dotted.column" text, "  col  w " text);
insert into school.reserved values (1, 'a', 'b', 'c', 'd');

create table school.being (being int primary key);
create table school.descendant (descendant int primary key, being int references school.being);
create table school.part (part int primary key);
create table school.being_part (being int references school.being, part int references school.part,
  primary key (being, part));
insert into school.being values (1), (2);
insert into school.descendant values (1, 1);
insert into school.part values (1);
insert into school.being_part values (1, 1);

create table school.brand (name text primary key);
create table school.model (name text, year int, brand_name text references school.brand, primary key (name, year))
  partition by range (year);
create table school.model_before partition of school.model for values from (1900) to (2000);
create table school.model_after partition of school.model for values from (2000) to (2100);
create table school.sale (sum int, name text, year int, foreign key (name, year) references school.model (name, year))
  partition by range (sum);
create table school.sale_before partition of school.sale for values from (0) to (8);
create table school.sale_after partition of school.sale for values from (8) to (99);
create table school.dealer (name text primary key);
create table school.model_dealer (model_name text, year int, dealer_name text references school.dealer,
  foreign key (model_name, year) references school.model (name, year), primary key (model_name, year, dealer_name));
insert into school.brand values ('Umoja');
insert into school.model values ('Old', 1981, 'Umoja'), ('New', 2013, 'Umoja');
insert into school.sale values (7, 'Old', 1981), (9, 'Old', 1981);
insert into school.dealer values ('Louis');
insert into school.model_dealer values ('Old', 1981, 'Louis');

create materialized view school.pupil_list as select id, name, teacher_id from school.pupil;
create function school.always(school.club) returns boolean language sql immutable as 'select true';
create function school.always(school.brand) returns boolean language sql immutable as 'select false';
create function hidden.never(school.club) returns boolean language sql immutable as 'select false';
create table hidden.pages (link int primary key, url text);
create table hidden.referrals (site text primary key, link int unique references hidden.pages);
create view school.page as select * from hidden.pages;
create view school.link as select * from hidden.referrals;
insert into hidden.pages values (1, 'p');
insert into hidden.referrals values ('a', 1), ('b', null);
create view school.dump as select * from school.club;
grant all on all tables in schema school to anon;
`

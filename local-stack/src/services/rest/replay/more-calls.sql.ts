/** Functions of the kinds in PostgREST's specification of calls that the school has no use for otherwise. */
export const moreCalls = `
create type school.mood as enum ('glad', 'sad');
create type school.place as (x int, y int);
create type hidden.spot as (x int, y int, z int);
create domain school.marks as int check (value >= 0);
create domain school.place_of_honour as school.place;
create domain school.club_of_honour as school.club;

create function school.between(low int, high int) returns setof school.club language sql stable
  as 'select c.* from (values (1, ''a''), (2, ''b''), (3, ''c''), (4, ''d''), (5, ''e'')) as c(id, name)
      where id > low and id <= high order by id';
create function school.a_mood(val school.mood) returns school.mood language sql immutable as 'select val';
create function school.marked(val school.marks) returns school.marks language sql immutable as 'select val';
create function school.a_range(low int, up int) returns int4range language sql immutable as 'select int4range(low, up)';
create function school.a_list() returns int[] language sql immutable as $$ select '{1,2,3}'::int[] $$;
create function school.some_scalars(out a text, out b school.mood, out c bigint, out d int4range) returns setof record
  language sql immutable as $$ values ('s', 'glad'::school.mood, 1::bigint, int4range(10, 20)) $$;
create function school.a_place() returns school.place language sql immutable as 'select row(10, 5)::school.place';
create function school.a_spot() returns hidden.spot language sql immutable as 'select row(1, 2, 3)::hidden.spot';
create function school.honoured() returns school.place_of_honour language sql immutable
  as 'select row(10, 5)::school.place::school.place_of_honour';
create function school.honoured_club(id int) returns setof school.club_of_honour language sql stable
  as 'select row(c.id, c.name)::school.club::school.club_of_honour from school.club c where c.id = $1';
create function school.no_clubs() returns setof school.club language sql stable as 'select * from school.club where false';
create function school.greet(name text) returns text language sql immutable as 'select ''Hello, '' || name';
create function school.greet_all(name text, variadic v text[]) returns text language sql immutable as 'select ''Hello, '' || name';
create function school.out_json(a int, b text, out my_json json) language sql immutable
  as 'select json_build_object(''a'', a, ''b'', b)';
create function school.in_out(inout num int) language sql immutable as 'select num + 1';
create function school.many_out(out my_json json, out num int, out str text) language sql immutable
  as $$ select '{"a": 1}'::json, 3, 'four' $$;
create function school.many_in_out(inout num int, inout str text, inout b boolean default true) language sql immutable
  as 'select num, str, b';
create function school.one_column() returns table (a text) language sql immutable as 'values (''A'')';
create function school.same_name() returns table (same_name text, value int) language sql immutable as 'values (''hi'', 1)';
create function school.three_defaults(a int default 1, b int default 2, c int default 3) returns int language sql immutable
  as 'select a + b + c';
create function school.over() returns setof int language sql immutable as 'values (1), (2), (3)';
create function school.over(json) returns json language sql immutable as 'select $1';
create function school.over(a int, b int) returns int language sql immutable as 'select a + b';
create function school.over(a text, b text, c text) returns text language sql immutable as 'select a || b || c';
create function school.same_args(arg int) returns text language sql immutable as 'select ''int''';
create function school.same_args(arg xml) returns text language sql immutable as 'select ''xml''';
create function school.same_args(arg text, num int default 0) returns text language sql immutable as 'select ''text''';
create function school.default_last(opt text default 'Chess') returns setof school.club language sql stable
  as 'select * from school.club where name = opt';
create function school.default_last(must int) returns jsonb language sql immutable as 'select jsonb_build_object(''val'', must)';
create function school.default_last(a int, opt text default 'Choir') returns setof school.club language sql stable
  as 'select * from school.club where id = a and name = opt';
create function school.default_last(a int, must int) returns jsonb language sql immutable
  as 'select jsonb_build_object(''a'', a, ''val'', must)';
create function school.guc(prefix text default '', name text default '') returns text language sql stable
  as $$ select case when prefix = '' then current_setting(name, true) else current_setting(prefix, true)::json ->> name end $$;
create function school.below(id int) returns setof school.pupil language sql stable
  as 'select * from school.pupil p where p.id < $1 order by p.id';
create function school.courses() returns setof school.course language sql stable as 'select * from school.course order by id';
create function school.pay_up() returns int language plpgsql as $$ begin
  raise sqlstate 'PT402' using message = 'Payment Required', detail = 'Quota exceeded', hint = 'Upgrade'; end $$;
create function school.bad_code() returns int language plpgsql as $$ begin raise sqlstate 'PT40A' using message = 'Wrong'; end $$;
create function school.problem() returns int language plpgsql as $$ begin raise 'bad thing'; end $$;
create function school.asserts() returns int language plpgsql as $$ begin assert false, 'bad thing'; return 1; end $$;
create function school.bad_status() returns int language plpgsql as $$ begin
  perform set_config('response.status', 'bad', true); return 1; end $$;
create function school.bad_headers() returns int language plpgsql as $$ begin
  perform set_config('response.headers', '{"X-A": "b"}', true); return 1; end $$;
create function school.refuses() returns json language plpgsql as $$ begin
  perform set_config('response.status', '403', true); return '{"message": "no"}'::json; end $$;
create function school.loud(name text) returns setof school.club language plpgsql as $$ begin
  perform set_config('response.headers', '[{"X-Test": "a=b; c"}, {"X-Test-2": "d"}]', true);
  return query select * from school.club c where c.name = loud.name; end $$;
create function school.an_xml() returns xml language sql immutable as $$ select '<a/>'::xml $$;
create function school.take_xml(xml) returns xml language sql immutable as 'select $1';
create function school.unnamed() returns int language sql immutable as 'select 1';
create function school.unnamed(x int, y int) returns int language sql immutable as 'select x + y';
create function school.unnamed(json) returns json language sql immutable as 'select $1';
create function school.unnamed(text) returns text language sql immutable as 'select $1';
create function school.unnamed(bytea) returns bytea language sql immutable as 'select $1';
create function school.record_of(id int, name text) returns record language sql stable
  as 'select c.id, c.name from school.club c where c.id = $1 and c.name like $2';
create function school.dotted() returns text language sql immutable as 'select ''x''';
alter function school.dotted() rename to "welcome.html";
create function school.varied(double double precision, "varchar" varchar, "boolean" boolean, date date, money numeric,
  enum school.mood, arr text[], "integer" int, "json" json default '{}', jsonb jsonb default '{}') returns json
  language sql immutable as $$ select json_build_object('double', double, 'varchar', "varchar", 'boolean', "boolean",
    'date', date, 'money', money, 'enum', enum, 'arr', arr, 'integer', "integer", 'json', "json", 'jsonb', jsonb) $$;
`

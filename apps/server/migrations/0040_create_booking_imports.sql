-- Files of bookings, staged and applied in batches.
create table booking_imports (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  state text not null check (state in
    ('reading', 'columns', 'checking', 'checked', 'applying', 'stopped', 'applied', 'taking-back', 'taken-back')),
  file_name text not null,
  format text not null default 'csv' check (format in ('csv', 'json')),
  encoding text not null default 'utf-8',
  delimiter text,
  bytes bigint not null default 0,
  row_count integer not null default 0,
  -- Names of the columns, some of their values, and what they say of the order of dates.
  columns jsonb not null default '[]',
  meanings jsonb not null default '[]',
  date_order text not null default 'dmy' check (date_order in ('dmy', 'mdy')),
  date_certainty text not null default 'plain',
  makes_numbers boolean not null default false,
  hand_rule text not null default 'keep' check (hand_rule in ('keep', 'take')),
  -- How far the work of this state has come; moved in the transaction of each batch.
  cursor integer not null default 0,
  counts jsonb not null default '{}',
  actor_id text,
  actor_name text not null,
  created_at timestamptz not null default now(),
  touched_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (property_id, id)
);
create index booking_imports_newest on booking_imports (property_id, created_at desc);
-- One at a time: whoever comes second is told.
create unique index booking_imports_open on booking_imports (property_id)
  where state not in ('applied', 'taken-back');
select protect_tenant_table('booking_imports');

-- The rows of a file as they were written, until they are bookings; what is left then names the booking alone.
create table booking_import_rows (
  property_id text not null,
  import_id text not null,
  row integer not null,
  line integer not null,
  -- Null once the row was imported: it holds people.
  cells jsonb,
  booking_number text,
  outcome text check (outcome in ('new', 'changed', 'unchanged', 'refused')),
  problems jsonb not null default '[]',
  -- Fields that would change, and those that were changed here by hand.
  changes jsonb not null default '[]',
  by_hand jsonb not null default '[]',
  -- Whose room and nights it would be, to find who else has them.
  guest_name text,
  unit_id text,
  arrival date,
  departure date,
  shares jsonb not null default '[]',
  booking_id text,
  -- The booking's own as the import left it.
  revision integer,
  taken_back text,
  primary key (property_id, import_id, row),
  foreign key (property_id, import_id) references booking_imports (property_id, id) on delete cascade
);
create index booking_import_rows_number on booking_import_rows (property_id, import_id, booking_number);
create index booking_import_rows_outcome on booking_import_rows (property_id, import_id, outcome, row);
create index booking_import_rows_unit on booking_import_rows (property_id, import_id, unit_id, departure);
create index booking_import_rows_by_hand on booking_import_rows (property_id, import_id, row) where by_hand <> '[]';
create index booking_import_rows_shares on booking_import_rows (property_id, import_id, row) where shares <> '[]';
create index booking_import_rows_booking on booking_import_rows (property_id, booking_id) where booking_id is not null;
select protect_tenant_table('booking_import_rows');

-- What the columns of a kind of file mean here, as staff last said.
create table booking_import_meanings (
  property_id text not null references properties (property_id) on delete cascade,
  signature text not null,
  meanings jsonb not null,
  used_at timestamptz not null default now(),
  primary key (property_id, signature)
);
select protect_tenant_table('booking_import_meanings');

-- Work that a stop interrupted is found and gone on with, and old files are removed, for all properties at once.
create policy installation on booking_imports to innkeeper_installation using (true);
grant select on booking_imports to innkeeper_installation;

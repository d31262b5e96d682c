-- A unit stands on a floor; a booking has its own category, people, times, and an end other than check-out.
alter table units add column floor integer check (floor between -9 and 200);

alter table bookings
  add column unit_category_id text,
  add column adults integer check (adults between 0 and 99),
  add column children integer check (children between 0 and 99),
  add column expected_arrival text check (expected_arrival ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column check_in_time text check (check_in_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column check_out_time text check (check_out_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column cancelled_at timestamptz,
  add column no_show_at timestamptz,
  add column checked_in_at timestamptz,
  add column checked_out_at timestamptz,
  -- Why two bookings are in one unit on the same nights.
  add column shared_unit_reason text,
  -- Null while nobody asked: { version, isGiven, source, at }.
  add column marketing_consent jsonb,
  -- What another system says of it; where it says nothing, earlier stays decide.
  add column returning_guest_said boolean,
  add column source text not null default 'staff' check (source in ('staff', 'import', 'api', 'pms', 'demo')),
  -- The id in the property management system that brought it.
  add column external_id text,
  -- The fields as a file, the API or a property management system last said them: what differs was changed by hand.
  add column outside jsonb,
  add column revision integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column changed_in xid8 not null default pg_current_xact_id(),
  add foreign key (property_id, unit_category_id) references unit_categories (property_id, id);

-- What a property asks of its guests beside the usual.
alter table properties add column guest_fields jsonb not null default '{"version": 1, "fields": []}';

create function note_booking_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  new.updated_at := now();
  return new;
end
$$;
create trigger note_booking_change before update on bookings
  for each row execute function note_booking_change();

create index bookings_number on bookings (property_id, booking_number);
create unique index bookings_external on bookings (property_id, external_id) where external_id is not null;
create index bookings_changed on bookings (property_id, changed_in, id);
create index bookings_unit_nights on bookings (property_id, unit_id, departure);
drop index bookings_unit;

-- What happened to a booking, for its page, for undo, and for whoever asks who did it.
create table booking_changes (
  property_id text not null references properties (property_id) on delete cascade,
  booking_id text not null,
  revision integer not null,
  at timestamptz not null default now(),
  kind text not null,
  source text not null,
  actor_id text,
  actor_name text,
  -- The changed fields alone.
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  primary key (property_id, booking_id, revision),
  foreign key (property_id, booking_id) references bookings (property_id, id) on delete cascade
);
select protect_tenant_table('booking_changes');

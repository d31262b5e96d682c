-- The order that took the place of one its guest changed: the two are one wish.
alter table orders add column replaced_by text;

-- What led guests to the store once stays known after it was deleted.
create index deal_totals_origin on deal_totals (property_id, came_from);

-- Stays that got another room here, by a request that was accepted or taken back, and whether the property management
-- system was told; which room that is stands on the booking.
create table pms_room_changes (
  property_id text not null references pms_connections (property_id) on delete cascade,
  booking_id text not null,
  -- The request it came from.
  order_id text not null,
  state text not null check (state in ('trying', 'done', 'refused')),
  trouble jsonb,
  tries integer not null default 0,
  next_try_at timestamptz,
  -- Counts the changes here: what was told of an earlier one says nothing of this one.
  revision integer not null default 1,
  at timestamptz not null,
  -- When it was changed there, by the clock there.
  changed_at timestamptz,
  primary key (property_id, booking_id),
  foreign key (property_id, booking_id) references bookings (property_id, id) on delete cascade,
  foreign key (property_id, order_id) references orders (property_id, id) on delete cascade
);
select protect_tenant_table('pms_room_changes');

-- One record for each voucher card; it outlives the card and is then inactive.
create table voucher_statistics (
  property_id text not null references properties (property_id) on delete cascade,
  card_id text not null,
  is_active boolean not null default true,
  redeemed_count integer not null default 0 check (redeemed_count >= 0),
  first_redeemed_at timestamptz,
  last_redeemed_at timestamptz,
  primary key (property_id, card_id)
);
select protect_tenant_table('voucher_statistics');

-- A booking redeems each voucher once.
create table voucher_redemptions (
  property_id text not null,
  card_id text not null,
  booking_id text not null,
  redeemed_at timestamptz not null,
  primary key (property_id, card_id, booking_id),
  foreign key (property_id, booking_id) references bookings (property_id, id) on delete cascade
);
create index voucher_redemptions_of_booking on voucher_redemptions (property_id, booking_id);
select protect_tenant_table('voucher_redemptions');

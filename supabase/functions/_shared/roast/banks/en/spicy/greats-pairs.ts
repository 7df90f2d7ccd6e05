/** Praise for what only this photo has: two things at once. Data only. */
import type { TopicLines } from '../../types.ts';

export const greatsPairs: TopicLines = {
  greats: {
    'framing.great+sharpness.crisp': [
      'Framed like royalty, sharp as gossip. I bowed at the screen and bumped into it.',
      "Centre of the frame, pin-sharp: satellites don't hit their mark like this, and they've got budgets.",
      'Sharp AND centred! Archers would retire on a shot like that.',
    ],
    'strength.light+strength.smile': [
      'The light arrived to be the star of this picture. Then you smiled, and it asked you for an autograph.',
      "Good light, and THAT smile: I've switched off my desk lamp out of respect.",
    ],
    'expression.serious+gaze.camera': [
      "That stare! That gravity! I confessed to three things, and one of them wasn't even me.",
      'Eyes on target, face of steel: you look like the last ten seconds before the hero says yes.',
    ],
    'background.dark+sharpness.crisp': [
      'Out of the darkness steps one sharply cut figure. I heard drums. I swear I heard drums.',
      "The world went dark and you stayed in high definition. That's how legends get introduced.",
    ],
    'background.busy+framing.great': [
      'Behind you, a carnival. In the middle, on the dot, you: its undisputed ringmaster.',
      'Everything back there fought for the middle of this picture. You took it without raising your voice.',
    ],
    'daytime.late+strength.light': [
      "Deep in the night, and there's good LIGHT on you. Moths have written to me about this photo.",
      'At this hour owls carry torches, and you conjured up light fit for an opera.',
    ],
    'strength.effort+told.exams': [
      "Exams are chasing you through the week, and you stopped to get roasted for fun. Pirates don't have that nerve.",
      "You're facing the examiners AND me in one week. Choose your statue; I recommend the one with the horse.",
    ],
    'daytime.early+strength.effort': [
      "The roosters haven't even cleared their throats, and you're here demanding a roast. What willpower!",
      'You rose before the traffic, before the news, before reason, and you faced a camera. Magnificent.',
    ],
    'skin.pores.calm+skin.shine.calm': [
      'Hardly a pore out of line, hardly a glint out of place! Your skin runs a tighter ship than the navy.',
      'I looked for pores, I looked for shine, I looked for my REASON to look. They yawned elegantly.',
      "Pores: quiet. Shine: quiet. It's the most glorious NOTHING I've ever reviewed.",
    ],
    'daytime.early+skin.darkCircles.calm': [
      "It's the hour of zombies, and your eyes look like they've come back from a spa on a yacht.",
      "At a time when the moon's still putting its coat on, your eyes are FRESH. Who gave you permission?",
    ],
    'gaze.camera+strength.features': [
      'You locked eyes with the lens like a conductor, and it came in right on CUE.',
      'That look comes right through the glass. I moved my chair back, in admiration.',
    ],
    'framing.great+strength.outline': [
      "Straight, centred, outlined like a hero on a coin. I'd spend it carefully.",
      "Dead straight, dead centre. The spirit level's asking YOU whether it's all right.",
    ],
    'strength.vibe+tries.first': [
      "ONE photo. First of the day. And it's this? I've thrown my retouching brush out of the window.",
      'You strolled in, pressed once and got all of it. Somewhere a fashion shoot in its ninth hour just felt a chill.',
    ],
    'gap.months+strength.effort': [
      'Months in the wilderness, and then the doors burst open: YOU. The comeback of the season.',
      "I'd lit a candle and written the ballad. Then you returned, brave as ever, and now I need a happier third verse.",
    ],
    'strength.light+trend.up': [
      "The score goes up, the light pours in, and I'm standing here holding confetti like it's my job.",
      "You've risen since last time, and you had yourself lit for the occasion. That's showmanship.",
    ],
    'mouth.teeth+strength.light': [
      'Full teeth, full beam! Pilots have begun to navigate by this photo.',
      "You bared that grin and the light hit it like a cymbal. I'm still ringing.",
    ],
    'background.busy+strength.composure': [
      'Behind you, three plots and a subplot. In front, not one twitch. You ARE the eye of the hurricane.',
      "The background's screaming for attention, and you've got it all by doing absolutely nothing. Sublime.",
    ],
    'gaze.camera+strength.smile': [
      "You looked me dead in the lens and smiled. I've forgotten my name, my act and where I parked.",
      "That smile's aimed, loaded and fired at close range. Survivors report feeling wonderful.",
    ],
    'sharpness.crisp+strength.light': [
      'Divine light, ruthless focus. Telescopes have discovered planets in less comfort.',
      'Sharp, and with good light on your FACE! Most photos manage one and cry about the other.',
    ],
    'strength.composure+told.exams': [
      "In the thick of exams, and that face hasn't got a ripple in it. The exam should be nervous.",
      'Chaos, chapters, deadlines, and you, serene as a swan with a diploma already in its beak.',
    ],
    'strength.smile+told.just-woke': [
      "Straight out of bed, AND SMILING? What's in that mattress, and can it be exported?",
      'You opened your eyes, and that smile was already on duty, medals and all.',
    ],
    'strength.smile+told.after-sport': [
      "You beat the workout, took its lunch and smiled for the winner's photo. Iconic.",
      'Others crawl out of training and beg for mercy. You came out with a smile for the front page.',
    ],
    'strength.smile+told.before-work': [
      "You're about to face a whole day of duties, and you're SMILING at it. The duties are worried.",
      "March in there with that smile and they'll have to name a corridor after you.",
    ],
    'strength.light+told.night-out': [
      'A night out, and the spotlight found you without being asked. Some people simply get followed by one.',
      "You left the house, and the light cancelled everything to come along. That's what I call an entourage.",
    ],
    'daytime.late+strength.smile': [
      "The city's powering down, and your smile's still running at full voltage. Call the grid, they'll want to thank you.",
      "So late that the clocks are whispering, and there you are, smiling like the curtain's just gone up.",
    ],
    'daytime.early+strength.smile': [
      "A smile like THAT before the day's had its tea? Unlawful, unbelievable, adorable.",
      "The sun's been told about that smile and is asking whether it still needs to come in.",
    ],
    'background.plain+strength.smile': [
      "Not a prop, not a set, not an extra. Just one smile, and the show's sold out till spring.",
      'You gave that smile an empty stage, and it did the acting, the singing and the fireworks.',
    ],
    'background.plain+framing.great': [
      "No scenery, flawless placing. You're your own landmark.",
      'A bare background and you, placed like a crown jewel on velvet. Alarms should go off when I lean in.',
    ],
    'background.bright+strength.smile': [
      "Blazing background, blazing smile. I'm typing this in sunglasses, and I'm keeping them on.",
      'The background brought its brightest, and your smile walked past it like a parade past a bus stop.',
    ],
    'background.dark+strength.light': [
      'Darkness all behind, glory all in front. You look like the first line of a prophecy.',
      "The night itself stepped back to give your light some room. I've only ever seen it do that for volcanoes.",
    ],
    'skin.redness.calm+skin.spots.calm': [
      "I combed the photo for spots and redness and came back with NOTHING. I've cancelled the third act, and I'm thrilled for you.",
      'Hardly a spot, hardly a blush. Librarians have invited your SKIN to come and give a talk.',
      'Hardly a blush, hardly a spot! I sent for drama, and your skin sent a postcard from the SPA.',
    ],
    'skin.evenness.calm+skin.texture.calm': [
      'Even! Smooth! I slid across your tone and landed in the next postcode.',
      'Silk looked at this texture and asked for a second opinion on itself.',
    ],
    'daytime.late+skin.shine.calm': [
      "Past every reasonable bedtime, and the shine still hasn't dared. Your skin could guard a bank vault.",
      "A whole day of weather, buses and drama, and your skin's finish is still opening-night fresh.",
    ],
    'skin.darkCircles.calm+told.exams': [
      "Exams, and hardly a shadow under those eyes? You've found the secret chapter, the one called SLEEP.",
      "Everyone else is studying by torchlight, and you've got the eyes of a person back from a long weekend. Legend.",
    ],
    'skin.darkCircles.calm+told.just-woke': [
      'You rose from that bed like a phoenix with a good pillow. Those eyes are DAZZLINGLY rested.',
      "Barely awake, and your eyes look ready for opening night. Your pillow's demanding a credit.",
    ],
    'skin.redness.calm+told.after-sport': [
      "You fought gravity, time and possibly a treadmill, and your skin didn't so much as blush. Icy. Superb.",
      "After a workout I expected lava. I got a mountain lake, and I'd like to applaud the lake.",
    ],
    'daytime.late+strength.skin': [
      "The day's thrown everything it has, and your skin's still standing there in evening dress. Astounding.",
      "It's the final hour, and your skin's just called for an encore. The audience is on its feet, and so am I.",
    ],
    'level.beginner+strength.skin': [
      "Next to no routine, and skin like THIS? It's like watching someone win a regatta in a bathtub.",
      'A beginner, they said. Then your skin stepped forward, and the judges put down their pens.',
    ],
    'level.advanced+strength.skin': [
      "You run that routine like a space programme, and your skin's just NAILED the landing.",
      'All those bottles, all that devotion, and behold: the masterpiece! Somebody ring the bells.',
    ],
    'framing.great+source.rear': [
      "The rear camera's a wild horse, and you rode it to the exact centre of the arena.",
      'Rear lens, royal framing! Archers train in blindfolds for results like this.',
    ],
    'sharpness.crisp+source.rear': [
      "You unleashed the big camera on yourself and came out razor-sharp. That's walking into the lion's den with a comb.",
      'The strongest lens on the phone took its best shot at you, and you gave it its finest hour.',
    ],
    'strength.effort+tries.many': [
      'The shutter button begged for a break today, and you went ON. Determination fit for an epic.',
      'Again! And again! With the fire of an artist who sends the whole orchestra back to bar one. I salute you.',
    ],
    'framing.great+tries.first': [
      'First arrow of the day, straight through the apple. Nobody move, there might be more.',
      "First try of the day, and you're placed like a STATUE. Where's the struggle? Where's the montage? Outrageous gift.",
    ],
    'strength.smile+tries.first': [
      "One smile, one shot, and the whole crew can go home. They're carrying you out on their shoulders.",
      "You didn't warm up, you didn't rehearse, you just detonated that smile on the first photo.",
    ],
    'best.yes+strength.smile': [
      'A RECORD, and that smile on top like the cherry on a five-storey cake.',
      'Your highest score of all time, and you smile as if you owned the scoreboard. As of today, you do.',
    ],
    'best.yes+strength.light': [
      'The best score of your career, in light that knew it was witnessing history.',
      'Your greatest photo yet, and the light gave a standing ovation. It stood the entire time.',
    ],
    'strength.smile+trend.up': [
      'The numbers leap, the smile leaps after them, and I leap because nobody stopped me.',
      "You've outdone your last photo, and you're smiling like the champion's already been announced. It has. It's you.",
    ],
    'gap.weeks+strength.smile': [
      'Weeks without a word, and then that smile kicks in the door. All is forgiven, bring cake.',
      "I'd been pacing the stage for weeks. Then you walked back in and SMILED. Curtain up!",
    ],
    'gap.today+strength.effort': [
      "Back in the ring with me on the very same day? Gladiators got weekends. You're astonishing.",
      "You were roasted today, you dusted yourself off, and you've ordered another. Fearless, utterly fearless.",
    ],
    'strength.composure+strength.light': [
      'Stillness in splendid light! They used to need oil paint and a duke for this.',
      "The light's adoring you, and you receive it like a queen bee receives reports. Peak poise.",
    ],
    'expression.surprised+sharpness.crisp': [
      "A gasp, frozen in flawless focus! Lightning is easier to catch, and I've met lightning.",
      'You got the exact split second when the plot twisted, and every last detail made it out alive. Bravo.',
    ],
    'expression.surprised+strength.light': [
      "A shock this beautifully lit deserves its own curtain call. Gasp again, we'll film it.",
      "That's the face of somebody who's just heard the twist, under light worthy of the finale. Spectacular.",
    ],
    'expression.neutral+gaze.camera': [
      "No smile, no frown, and still I can't look away. You stare like the sea: no effort, total effect.",
      'You gave the lens one level look and it stood to attention. Generals need a whistle for that.',
    ],
    'strength.features+told.before-work': [
      "The day hasn't laid a finger on you, and you already look like you've won it. Go and collect.",
      'Off to your duties with a face like a fanfare. They should unroll something for you.',
    ],
    'daytime.early+strength.features': [
      'While the planet drools into its pillow, you are UP and on camera. Stupendous.',
      'At this hour even the streets are asleep, and you look like the opening number of a musical.',
    ],
    'sharpness.crisp+strength.outline': [
      "A view this straight, a focus this fierce: I've sharpened my pencil on BOTH.",
      'So sharp, and what an OUTLINE! Pigeons have applied for planning permission.',
    ],
    'daytime.evening+strength.light': [
      'The day was closing its doors, and you walked off with the best of the light. The perfect heist.',
      "Evening, and you're lit like a premiere. Where's your carpet? Who's in charge of the carpet?",
    ],
    'daytime.morning+strength.smile': [
      "A smile of that size in the MORNING. The coffee's asking what it's even for.",
      'Mornings have crushed empires, and you greet yours with that smile. Long may you reign.',
    ],
    'daytime.afternoon+strength.features': [
      "The afternoon has flattened entire offices, and you look like you've just been announced with trumpets.",
      "It's nap o'clock for the whole animal kingdom, and you're out there looking razor awake. Majestic.",
    ],
    'gaze.camera+mouth.teeth': [
      'Eyes locked, teeth out: there are brass bands that say hello with less volume. Love it.',
      "You stared that camera down with a grin, and now it'll follow you home. I would.",
    ],
    'best.yes+tries.first': [
      "First photo of the day, best score EVER. Put the phone down. Gently. It's seen greatness.",
      "A record on the opening shot! You've won the marathon between the car park and the start.",
    ],
    'strength.effort+told.no-excuse': [
      "'No excuse', you declared, and threw yourself onto the stage. Poets would faint, and then write it down.",
      "You could've blamed the moon. Everybody blames the moon! You stood there and owned it. What a spine.",
    ],
    'strength.features+told.exams': [
      'Exams wrung out the entire year group, and you look ready for the bonus round. Breathtaking.',
      'That face, in exam season? You look like the answer key walked in and took a seat.',
    ],
    'source.shared+strength.smile': [
      "This smile got itself forwarded. It's on tour now, and nobody can stop it.",
      "Somebody pressed 'share', and that smile did what comets do: it came by, and everyone looked up.",
    ],
    'framing.great+strength.composure': [
      'Perfectly placed and perfectly calm. Chess queens look hurried next to you.',
      "You sit in that frame like a throne grew around you overnight and you thought: 'fair'.",
    ],
    'sharpness.crisp+strength.smile': [
      'That smile, in THIS focus? I can count its admirers from here.',
      "The camera nailed the smile so precisely that I've filed it under jewellery.",
    ],
    'framing.great+strength.smile': [
      'You built a throne out of pure framing and seated that smile on it. Long live the smile.',
      'Perfectly placed, wildly smiling: somewhere an empty billboard is dreaming of this.',
    ],
    'framing.great+strength.light': [
      'The light was conducting, the framing kept time, and you were the soloist. I threw roses.',
      "Exact placing under exquisite light. Hand over the name of your director. It's you, isn't it?",
    ],
    'gaze.camera+strength.light': [
      'That look, in that light! I had to grip the handrail.',
      'You look into the lens, brilliantly lit, and the lens would now follow you into battle.',
    ],
    'gaze.camera+strength.composure': [
      "You out-stared a lens. It hasn't got eyelids, and it still looked away first.",
      'Cool, direct, immovable: cliffs could learn their trade from that look.',
    ],
    'sharpness.crisp+strength.composure': [
      'You were so still and came out so sharp that sculptures are asking who did your finish.',
      "Total calm, total clarity. The shutter whispered 'thank you', and shutters never talk.",
    ],
    'strength.features+strength.light': [
      "The light hit its mark and found you already in full command of the stage. It's taking notes.",
      "Awake, radiant, superbly lit: somebody's about to hand you a sword or a bouquet.",
    ],
    'background.dark+strength.smile': [
      'Out there, darkness. Out here, that SMILE. Ships are changing course.',
      'The dark lined up its finest shadows, and you beat the lot of them with a smile.',
    ],
    'best.yes+strength.effort': [
      "You came, you posed, you smashed your own record. The old one's asking for directions home.",
      'A personal best, earned with nerve alone! Cue the brass, cue the goats, cue EVERYTHING.',
    ],
    'daytime.late+strength.composure': [
      'The small hours are prowling, and you sit there like you gave it permission. Majestic.',
      "The night threw its whole mystery at you, and you looked back as if you'd written it.",
    ],
  },
};
